// A front: points over two or three objectives that choose the run to look at.

import { Cube } from "./cube";
import type { Front, FrontPoint } from "./data";
import { h } from "./dom";
import { number, unit } from "./format";
import { Plane } from "./plane";
import { type Ends, frontEnds } from "./scales";
import type { Scatter, ScatterEvents, Spot } from "./scatter";

/** More points than this are drawn smaller. */
const CROWD = 60;

/** The front of a report. */
export class FrontView {
  readonly element = h("div", { class: "front" });
  private readonly spots: Spot[];
  private readonly ends: Ends[];
  private readonly outside: number;
  private readonly drawings: Scatter[];
  private readonly state = h("p", { class: "front-state", "aria-live": "polite" });
  private run = -1;
  private hovered: number | null = null;

  constructor(
    private readonly front: Front,
    runs: number,
    private readonly choose: (run: number) => void,
  ) {
    const count = front.objectives.length;
    const all: Spot[] = front.points.flatMap((point, index) => {
      const values = point.values.slice(0, count).map((value) => value ?? NaN);
      if (values.length < count || !values.every(Number.isFinite)) return [];
      // a run that is not there cannot be shown
      const run = point.run !== undefined && point.run < runs ? point.run : undefined;
      return [{ index, values, point: { ...point, run } }];
    });
    const along = (k: number, dominated: boolean) =>
      all.filter(({ point }) => (point.dominated ?? false) === dominated).map(({ values }) => values[k]);
    this.ends = front.objectives.map((_, k) => frontEnds(along(k, false), along(k, true)));
    this.spots = all.filter(({ values }) => values.every((value, k) => value >= this.ends[k][0] && value <= this.ends[k][1]));
    this.outside = all.length - this.spots.length;
    this.drawings = this.makeDrawings();
    const grid = h("div", { class: `scatters${count > 2 ? " many" : ""}${count > 2 || this.spots.length > CROWD ? " fine" : ""}` }, ...this.drawings.map((drawing) => drawing.element));
    this.element.append(grid, this.legend(), this.state);
  }

  /** A run was chosen, here or elsewhere. */
  show(run: number): void {
    this.run = run;
    this.mark();
    const spot = this.spots.find(({ point }) => point.run === run);
    const hint = "Click a point to see its motion.";
    this.state.replaceChildren(...(spot ? [h("span", { class: "front-chosen" }, "Shown: "), ...this.describe(spot)] : [hint]));
  }

  /** One diagram for two objectives; for three all pairs and a view in space. */
  private makeDrawings(): Scatter[] {
    const { objectives } = this.front;
    const events: ScatterEvents = {
      point: (index) => this.hover(index),
      choose: (index) => {
        const run = this.spots.find((spot) => spot.index === index)?.point.run;
        if (run !== undefined) this.choose(run);
      },
    };
    const describe = (spot: Spot) => this.describe(spot);
    const plane = (i: number, j: number) => new Plane(this.spots, describe, events, [i, j], objectives, this.ends);
    if (objectives.length < 2) return [];
    if (objectives.length === 2) return [plane(0, 1)];
    return [plane(0, 1), plane(0, 2), plane(1, 2), new Cube(this.spots, describe, events, objectives, this.ends)];
  }

  private hover(index: number | null): void {
    if (index === this.hovered) return;
    this.hovered = index;
    this.mark();
  }

  private mark(): void {
    const chosen = (point: FrontPoint) => point.run !== undefined && point.run === this.run;
    for (const drawing of this.drawings) drawing.mark(this.hovered, chosen);
  }

  /** Name and values of a point. */
  private describe({ point, values }: Spot): HTMLElement[] {
    const parts = this.front.objectives.map(({ name, unit: units }, k) =>
      h("span", { class: "front-value" }, h("span", {}, `${name} `), h("b", {}, number(values[k], 4)), units === "" ? "" : ` ${unit(units)}`));
    return point.label ? [h("strong", {}, point.label), ...parts] : parts;
  }

  /** What the signs mean. */
  private legend(): HTMLElement {
    const count = (dominated: boolean) => this.spots.filter(({ point }) => (point.dominated ?? false) === dominated).length;
    const [good, rest] = [count(false), count(true)];
    const entry = (kind: string, text: string) => h("span", { class: `front-key ${kind}` }, text);
    return h("p", { class: "front-legend" },
      entry("best", `front, ${good} ${good === 1 ? "point" : "points"}`),
      rest > 0 && entry("rest", `dominated, ${rest}${this.outside > 0 ? ` of ${rest + this.outside}` : ""}`),
      entry("chosen", "shown"));
  }
}
