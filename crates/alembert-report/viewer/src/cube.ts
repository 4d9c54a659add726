// Three objectives in space, turned by dragging.

import type { Front } from "./data";
import { svg } from "./dom";
import { number } from "./format";
import type { Ends } from "./scales";
import { type Place, Scatter, type ScatterEvents, type Spot } from "./scatter";

/** Radians per pixel of a drag. */
const TURN = 0.01;
/** Half the edge of the box in the drawing, relative to the smaller side. */
const SHARE = 0.29;
/** Room for a name above. */
const LOWER = 4;
/** Corners of the box, and its edges. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1, (k >> 1) & 1, (k >> 2) & 1].map((bit) => 2 * bit - 1));
const EDGES = CORNERS.flatMap((_, a) => [1, 2, 4].filter((bit) => (a & bit) === 0).map((bit) => [a, a | bit]));

/** A box of three objectives; the third one is up. */
export class Cube extends Scatter {
  private azimuth = -0.75;
  private elevation = 0.42;
  constructor(
    spots: Spot[],
    describe: (spot: Spot) => HTMLElement[],
    events: ScatterEvents,
    private readonly objectives: Front["objectives"],
    private readonly ends: Ends[],
  ) {
    super(spots, describe, events);
    this.element.classList.add("turnable");
    this.root.setAttribute("aria-label", "All three objectives; drag to turn");
  }

  protected heightFor(width: number): number {
    return Math.round(Math.min(340, Math.max(190, 0.9 * width)));
  }

  protected place(values: number[]): Place {
    return this.project(this.ends.map(([low, high], k) => (high > low ? (2 * (values[k] - low)) / (high - low) - 1 : 0)));
  }

  protected override drag(dx: number, dy: number): void {
    this.azimuth += TURN * dx;
    this.elevation = Math.min(1.5, Math.max(-0.2, this.elevation + TURN * dy));
    this.draw();
  }

  /** A point of the box, seen from far away. */
  private project([x, y, z]: number[]): Place {
    const [ca, sa, ce, se] = [Math.cos(this.azimuth), Math.sin(this.azimuth), Math.cos(this.elevation), Math.sin(this.elevation)];
    const [right, away] = [ca * x - sa * y, sa * x + ca * y];
    const size = SHARE * Math.min(this.width, this.height);
    return {
      x: this.width / 2 + size * right,
      y: this.height / 2 + LOWER - size * (ce * z + se * away),
      depth: Math.min(1, Math.max(0, 0.5 - (ce * away - se * z) / 3.4)),
    };
  }

  protected drawAxes(): void {
    const corners = CORNERS.map((corner) => this.project(corner));
    const far = corners.reduce((best, { depth }, k) => (depth < corners[best].depth ? k : best), 0);
    const near = 7 - far;
    // what the near corner would cover is left out
    const edges = EDGES.filter(([a, b]) => a !== near && b !== near).map(([a, b]) => svg("path", {
      class: a === far || b === far ? "grid" : "frame",
      d: `M${corners[a].x.toFixed(1)},${corners[a].y.toFixed(1)}L${corners[b].x.toFixed(1)},${corners[b].y.toFixed(1)}`,
    }));
    this.back.replaceChildren(...edges, ...this.objectives.slice(0, 3).flatMap((_, axis) => this.labels(axis, far)));
  }

  /** Name and ends of an axis, beside the outermost edge along it. */
  private labels(axis: number, far: number): SVGElement[] {
    const middle = { x: this.width / 2, y: this.height / 2 };
    const bit = 1 << axis;
    // edges on the outline: neither at the far nor at the near corner
    const outline = EDGES.filter(([a, b]) => (a ^ b) === bit && ![far, 7 - far].some((k) => k === a || k === b));
    const mean = ([a, b]: number[]) => {
      const [p, q] = [this.project(CORNERS[a]), this.project(CORNERS[b])];
      return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    };
    // the lower one; for the vertical axis the left one
    const edge = outline.reduce((best, other) => {
      const [p, q] = [mean(best), mean(other)];
      return (axis === 2 ? q.x < p.x : q.y > p.y) ? other : best;
    }, outline[0] ?? EDGES[axis]);
    const center = mean(edge);
    const length = Math.hypot(center.x - middle.x, center.y - middle.y) || 1;
    const [ox, oy] = [(center.x - middle.x) / length, (center.y - middle.y) / length];
    const anchor = Math.abs(ox) < 0.35 ? "middle" : ox > 0 ? "start" : "end";
    const text = (kind: string, x: number, y: number, distance: number, content: string) =>
      svg("text", { class: kind, x: (x + distance * ox).toFixed(1), y: Math.min(this.height - 3, y + distance * oy + 4).toFixed(1), "text-anchor": anchor }, content);
    // an end that is next to nothing beside the other one is zero for the eye, and short
    const largest = Math.max(...this.ends[axis].map(Math.abs));
    const shown = (value: number) => (Math.abs(value) < 1e-3 * largest ? 0 : value);
    const ends = edge.map((k) => ({ ...this.project(CORNERS[k]), value: shown(this.ends[axis][CORNERS[k][axis] > 0 ? 1 : 0]) }));
    // towards the middle, so that ends of different axes keep apart
    const inset = 0.12;
    return [
      // beside the vertical axis there is no room: its name stands as in the diagrams
      axis === 2 ? svg("text", { class: "name", x: 2, y: 13 }, this.objectives[2].name) : text("name", center.x, center.y, 20, this.objectives[axis].name),
      ...ends.map(({ x, y, value }) => text("", x + inset * (center.x - x), y + inset * (center.y - y), 9, number(value, 2))),
    ];
  }
}
