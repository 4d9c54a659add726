// Colours for quantities: two maps in which equal steps look equal, the range over the whole run, and the legend.

import { Color, SRGBColorSpace } from "three";
import type { Rod, Run } from "./data";
import { h } from "./dom";
import { number, unit } from "./format";

/** From dark to bright, for quantities of one sign (viridis). */
const SEQUENTIAL = ["#440154", "#482475", "#414487", "#355f8d", "#2a788e", "#21918c", "#22a884", "#44bf70", "#7ad151", "#bddf26", "#fde725"];
/** From blue over grey to red, for quantities of both signs: vik of F. Crameri, its middle darker so that it is seen on white. */
const DIVERGING = ["#001261", "#033e7d", "#1e6f9d", "#71a8c4", "#a9c4d1", "#c9c4bf", "#d3b5a1", "#d39774", "#be6533", "#8b2706", "#590008"];
const STEPS = 256;

/** How a quantity becomes a colour. */
export interface Coloring {
  name: string;
  unit: string;
  low: number;
  high: number;
  stops: string[];
  /** Red, green and blue of each step, linear. */
  table: Float32Array;
}

/** Linear colours between stops. */
function tableOf(stops: string[]): Float32Array {
  const table = new Float32Array(3 * STEPS);
  const [a, b, c] = [new Color(), new Color(), new Color()];
  for (let k = 0; k < STEPS; k++) {
    const place = (k / (STEPS - 1)) * (stops.length - 1);
    const i = Math.min(Math.floor(place), stops.length - 2);
    // between two stops in the space of the eye, not of the light
    const [from, to] = [a.set(stops[i]).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace), b.set(stops[i + 1]).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace)];
    const mix = (x: number, y: number) => x + (place - i) * (y - x);
    c.setRGB(mix(from.r, to.r), mix(from.g, to.g), mix(from.b, to.b), SRGBColorSpace).toArray(table, 3 * k);
  }
  return table;
}

/** The factor of a quantity at a row. */
export function factorAt(factor: number[], row: number): number {
  return factor.length === 1 ? factor[0] : (factor[row] ?? NaN);
}

/** Smallest and largest value of a quantity over all times. */
function rangeOf(rod: Rod, name: string): [number, number] {
  const quantity = rod.quantities.find((q) => q.name === name);
  let [low, high] = [Infinity, -Infinity];
  if (!quantity) return [low, high];
  const { values } = rod.tables;
  for (let frame = 0; frame < values.frames; frame++) {
    for (let row = 0; row < values.rows; row++) {
      const value = values.at(frame, row, quantity.column) * factorAt(quantity.factor, row);
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
}

/** How the rods of a run are coloured by a quantity; null where none of them has it. */
export function coloringOf(run: Run, name: string): Coloring | null {
  const rods = run.rods ?? [];
  const quantity = rods.flatMap((rod) => rod.quantities).find((q) => q.name === name);
  if (!quantity) return null;
  let [low, high] = [Infinity, -Infinity];
  for (const rod of rods) {
    const [l, u] = rangeOf(rod, name);
    [low, high] = [Math.min(low, l), Math.max(high, u)];
  }
  if (!(low <= high)) return null;
  // round-off around zero is no sign
  const both = low < -1e-3 * high && high > -1e-3 * low;
  if (both) {
    high = Math.max(high, -low);
    low = -high;
  } else if (low >= 0 || -low < 1e-3 * high) low = Math.max(0, Math.min(low, low < 0.5 * high ? 0 : low));
  const stops = both ? DIVERGING : SEQUENTIAL;
  return { name, unit: quantity.unit, low, high, stops, table: tableOf(stops) };
}

/** The colour of a value, linear, into an array. */
export function paint(coloring: Coloring, value: number, out: Float32Array, at: number): void {
  const { low, high, table } = coloring;
  const share = high > low ? (value - low) / (high - low) : 0;
  const k = 3 * Math.min(STEPS - 1, Math.max(0, Math.round((STEPS - 1) * (Number.isFinite(share) ? share : 0))));
  out[at] = table[k];
  out[at + 1] = table[k + 1];
  out[at + 2] = table[k + 2];
}

/** The list of quantities and the bar of colours, over the picture. */
export class ColorLegend {
  readonly element = h("div", { class: "colors", hidden: true });
  private readonly select = h("select", { class: "select", id: "rod-color", "aria-label": "Colour of the rods", change: () => this.choose(this.select.value) });
  private readonly units = h("span", { class: "color-unit" });
  private readonly bar = h("div", { class: "color-bar" });
  private readonly ticks = h("div", { class: "color-ticks" });

  constructor(private readonly choose: (name: string) => void) {
    this.element.append(this.select, this.units, this.bar, this.ticks);
  }

  /** Offer what the rods of a run have. */
  setRun(run: Run): void {
    const quantities = (run.rods ?? []).flatMap((rod) => rod.quantities);
    this.element.hidden = quantities.length === 0;
    const groups = new Map<string, Set<string>>();
    for (const { group, name } of quantities) groups.set(group, (groups.get(group) ?? new Set()).add(name));
    const list = [...groups].map(([label, names]) => h("optgroup", { label }, ...[...names].map((name) => h("option", { value: name }, name))));
    this.select.replaceChildren(h("option", { value: "" }, "plain colour"), ...list);
  }

  /** Show how values become colours. */
  show(coloring: Coloring | null): void {
    this.select.value = coloring?.name ?? "";
    this.ticks.hidden = this.units.hidden = coloring === null;
    // a quantity that is the same everywhere needs no bar
    this.bar.hidden = coloring === null || coloring.low === coloring.high;
    if (!coloring) return;
    this.units.textContent = coloring.unit === "" ? "" : `in ${unit(coloring.unit)}`;
    const { low, high, stops } = coloring;
    this.bar.style.background = `linear-gradient(to right, ${stops.join(", ")})`;
    this.bar.dataset.low = String(low);
    this.bar.dataset.high = String(high);
    const text = legendTexts(coloring);
    this.ticks.replaceChildren(...text.map((t) => h("span", {}, t)));
  }
}

/** What stands under the bar: both ends and the middle. */
export function legendTexts({ low, high }: Coloring): string[] {
  if (low === high) return [`${number(low, 3)} everywhere`];
  return [low, 0.5 * (low + high), high].map((value) => number(value, 3));
}
