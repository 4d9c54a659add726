// Two objectives as a diagram.

import type { Front } from "./data";
import { svg } from "./dom";
import { superscript, unit } from "./format";
import { type Ends, roundTicks, suitableScaling, tickText } from "./scales";
import { type Place, Scatter, type ScatterEvents, type Spot } from "./scatter";

/** Margins around the diagram. */
const [LEFT, RIGHT, TOP, BOTTOM] = [50, 16, 26, 40];
const AIR = 0.07;

/** One axis of the diagram: from values to pixels. */
interface Scale {
  low: number;
  high: number;
  exponent: number;
}

/** A diagram of two objectives. */
export class Plane extends Scatter {
  private readonly scales: Scale[];
  private readonly path: Spot[];

  constructor(
    spots: Spot[],
    describe: (spot: Spot) => HTMLElement[],
    events: ScatterEvents,
    private readonly pair: [number, number],
    private readonly objectives: Front["objectives"],
    ends: Ends[],
  ) {
    super(spots, describe, events);
    this.scales = pair.map((k) => scaleOf(ends[k]));
    // in more than two dimensions there is no order
    const joined = objectives.length === 2 ? spots.filter(({ point }) => !point.dominated) : [];
    this.path = joined.sort((a, b) => a.values[0] - b.values[0]);
    const [x, y] = pair.map((k) => objectives[k].name);
    this.root.setAttribute("aria-label", `${y} over ${x}`);
  }

  protected heightFor(width: number): number {
    return Math.round(Math.min(340, Math.max(190, 0.64 * width)));
  }

  protected place(values: number[]): Place {
    return { x: this.along(0, values[this.pair[0]]), y: this.along(1, values[this.pair[1]]), depth: 1 };
  }

  /** A value of an axis in pixels. */
  private along(axis: number, value: number): number {
    const { low, high } = this.scales[axis];
    const share = (value - low) / (high - low);
    return axis === 0 ? LEFT + share * (this.width - LEFT - RIGHT) : this.height - BOTTOM - share * (this.height - TOP - BOTTOM);
  }

  protected drawAxes(): void {
    const [bottom, right] = [this.height - BOTTOM, this.width - RIGHT];
    const room = [(right - LEFT) / 62, (bottom - TOP) / 42];
    const [across, up] = this.scales.map(({ low, high }, k) => roundTicks(low, high, room[k]));
    const text = (axis: number, value: number) => tickText(value * 10 ** -this.scales[axis].exponent);
    this.back.replaceChildren(
      ...across.map((value) => svg("path", { class: "grid", d: `M${this.along(0, value).toFixed(1)} ${TOP}V${bottom}` })),
      ...up.map((value) => svg("path", { class: "grid", d: `M${LEFT} ${this.along(1, value).toFixed(1)}H${right}` })),
      svg("path", { class: "frame", d: `M${LEFT} ${TOP}V${bottom}H${right}` }),
      ...across.map((value) => svg("text", { x: this.along(0, value).toFixed(1), y: bottom + 15, "text-anchor": "middle" }, text(0, value))),
      ...up.map((value) => svg("text", { x: LEFT - 7, y: (this.along(1, value) + 4).toFixed(1), "text-anchor": "end" }, text(1, value))),
      svg("text", { class: "name", x: right, y: bottom + 32, "text-anchor": "end" }, this.name(0)),
      svg("text", { class: "name", x: 2, y: 13 }, this.name(1)),
    );
    this.line.setAttribute("d", this.path.map(({ values }, k) => {
      const { x, y } = this.place(values);
      return `${k === 0 ? "M" : "L"}${x.toFixed(1)},${y.toFixed(1)}`;
    }).join(""));
  }

  /** Name and unit of an axis. */
  private name(axis: number): string {
    const objective = this.objectives[this.pair[axis]];
    const { exponent } = this.scales[axis];
    const units = [exponent === 0 ? "" : `10${superscript(exponent)}`, unit(objective.unit)].filter((x) => x !== "").join(" ");
    return units === "" ? objective.name : `${objective.name} in ${units}`;
  }
}

/** Ends with some air, and the power of ten of the ticks. */
function scaleOf([low, high]: Ends): Scale {
  const { exponent } = suitableScaling([[low, high]], undefined, false);
  const air = high > low ? AIR * (high - low) : 0.1 * Math.abs(low) || 1;
  return { low: low - air, high: high + air, exponent };
}
