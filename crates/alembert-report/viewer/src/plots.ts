// Plots over time: linked zoom, a legend with readings, and a line that follows the animation.

import { Color } from "three";
import uPlot from "uplot";
import { type Num, type Phase, type Plot, type Run, type Series, instantAt, isStill, valueAt } from "./data";
import { h } from "./dom";
import { number, reading, superscript, unit } from "./format";
import { drawBounds, drawPhases } from "./marks";
import { type Scaling, WHOLE_STEPS, labelledDecades, paddedRange, powerText, suitableScaling, tickText, wholeDecades, withBounds } from "./scales";
import { plotSvg, saveSvg } from "./svg";
import { type Theme, palette } from "./theme";

/** Heights beside an animation and on a page of plots. */
const HEIGHT = 190;
const TALL = 320;
/** Lines differ in dash as well as in colour. There is one more than colours: no pair repeats soon. */
const DASHES: number[][] = [[], [10, 4], [2, 3], [12, 3, 2, 3], [5, 3], [12, 3, 2, 3, 2, 3], [4, 2, 1, 2], [16, 4]];
/** Pixels between the labels of a logarithmic axis. */
const DECADE_SPACE = 34;
/** Up to so many values over an axis of its own are also dots. */
const MOST_DOTS = 80;
/** Room above the curves, and with the names of phases. */
const AIR = 10;
const NAMED_AIR = 24;

/** All plots of a run. */
export class Plots {
  readonly element = h("div", { class: "plots" });
  private charts: Chart[] = [];
  private linking = false;

  constructor(
    private readonly seek: (time: number) => void,
    private readonly zoomed: (on: boolean) => void,
  ) {}

  setRun(run: Run, theme: Theme): void {
    this.charts.forEach((chart) => chart.destroy());
    const plots = run.plots.filter((plot) => axisOf(run, plot).length > 1 && hasCurves(plot));
    this.charts = plots.map((plot) => new Chart(run, plot, theme, this.seek, (low, high) => this.link(plot, low, high)));
    const none = h("p", { class: "empty" }, "This run has no plots.");
    this.element.replaceChildren(...(plots.length > 0 ? this.charts.map((c) => c.element) : [none]));
    // sizes are known only once the elements are in the page
    this.charts.forEach((chart) => chart.mount());
    this.zoomed(false);
  }

  /** Follow the animation. */
  setTime(time: number): void {
    for (const chart of this.charts) chart.setTime(time);
  }

  /** Back to the whole run. */
  reset(): void {
    for (const chart of this.charts) chart.showAll();
  }

  /** One plot was zoomed: all with the same axis follow. */
  private link(plot: Plot, low: number, high: number): void {
    if (this.linking) return;
    this.linking = true;
    for (const chart of this.charts) if (sameAxis(chart.plot, plot)) chart.setWindow(low, high);
    this.linking = false;
    this.zoomed(this.charts.some((chart) => chart.isZoomed()));
  }
}

/** One plot. */
class Chart {
  readonly element = h("figure", { class: "plot" });
  private readonly host = h("div", { class: "plot-area" });
  private readonly line = h("div", { class: "plot-now" });
  private readonly caption = h("span", { class: "plot-unit" });
  private readonly readings: HTMLElement[] = [];
  private readonly colors: string[];
  private readonly visible: boolean[];
  /** The curves in the order of drawing: of a stack the highest first, so that the others lie before it. */
  private readonly order: number[];
  private readonly fills: (string | undefined)[];
  private readonly height: number;
  /** Values of the horizontal axis: the times of the run, or those of the plot itself. */
  private readonly axis: number[];
  private readonly own: boolean;
  private readonly phases: Phase[];
  private scaling: Scaling = { base: 0, exponent: 0 };
  private chart: uPlot | null = null;
  private observer: ResizeObserver | null = null;
  private time: number;
  private hover: number | null = null;

  constructor(
    private readonly run: Run,
    readonly plot: Plot,
    theme: Theme,
    private readonly seek: (time: number) => void,
    private readonly windowed: (low: number, high: number) => void,
  ) {
    const { series } = palette(theme);
    const { stacked = 0 } = plot;
    const ink = theme === "dark" ? "#e9edf2" : "#1b2430";
    this.colors = plot.series.map((_, k) => (stacked > 0 && k >= stacked ? ink : series[k % series.length]));
    this.fills = plot.series.map((_, k) => (k < stacked ? mixed(this.colors[k], palette(theme).card, 0.55) : undefined));
    this.order = plot.series.map((_, k) => (k < stacked ? stacked - 1 - k : k));
    this.visible = plot.series.map(() => true);
    this.axis = axisOf(run, plot);
    this.own = this.axis !== run.time;
    this.phases = this.own || run.horizontal ? [] : (run.phases ?? []);
    // over its own axis the last value is the one that counts
    this.time = this.own ? this.axis[this.axis.length - 1] : run.time[0];
    this.height = isStill(run) ? TALL : HEIGHT;
    this.host.style.minHeight = `${this.height}px`;
    const print = h("button", { type: "button", class: "svg", title: "Save the plot as SVG", click: () => this.saveSvg() }, "SVG");
    const title = h("figcaption", { class: "plot-title" }, print, h("strong", {}, plot.title), this.caption);
    this.element.append(title, this.host, this.legend());
    this.element.setAttribute("aria-label", `Plot: ${plot.title}`);
  }

  /** Draw into the page. */
  mount(): void {
    this.chart = new uPlot(this.options(), this.data(), this.host);
    this.chart.over.append(this.line);
    this.listen(this.chart.over);
    this.observer = new ResizeObserver(() => {
      this.chart?.setSize({ width: this.host.clientWidth, height: this.height });
      this.follow();
    });
    this.observer.observe(this.host);
    this.follow();
  }

  destroy(): void {
    this.observer?.disconnect();
    this.chart?.destroy();
  }

  setTime(time: number): void {
    if (!this.own) this.time = time;
    this.follow();
    if (this.hover === null) this.read(this.time);
  }

  setWindow(low: number, high: number): void {
    const x = this.chart?.scales.x;
    if (this.chart && (x?.min !== low || x?.max !== high)) this.chart.setScale("x", { min: low, max: high });
  }

  showAll(): void {
    this.chart?.setScale("x", { min: this.axis[0], max: this.axis[this.axis.length - 1] });
  }

  isZoomed(): boolean {
    const { min, max } = this.chart?.scales.x ?? {};
    const [first, last] = [this.axis[0], this.axis[this.axis.length - 1]];
    const slack = 1e-6 * (last - first);
    return (min ?? first) > first + slack || (max ?? last) < last - slack;
  }

  /** The line of the current time. */
  private follow(): void {
    if (!this.chart) return;
    const x = this.chart.valToPos(this.time, "x");
    this.line.hidden = this.own || isStill(this.run) || !(x >= -1 && x <= this.chart.over.clientWidth + 1);
    this.line.style.transform = `translateX(${x}px)`;
    this.line.dataset.time = String(this.time);
  }

  /** Values in the legend. */
  private read(time: number): void {
    const s = instantAt(this.axis, time);
    // between two iterations there is nothing
    const nearest = s.a < 0.5 ? s.i : s.j;
    this.plot.series.forEach(({ step, values }, k) => {
      const held = Math.min(this.own ? nearest : s.i, values.length - 1);
      const value = this.own || step ? (values[held] ?? NaN) : valueAt(values, s);
      // with an offset the differences are what matters
      const text = reading(value - this.scaling.base);
      this.readings[k].textContent = text;
    });
  }

  /** Names that switch their curves, with readings. */
  private legend(): HTMLElement {
    const items = this.plot.series.map((series, k) => {
      const shown = h("span", { class: "reading" });
      this.readings.push(shown);
      const swatch = lineSample(this.colors[k], this.dash(k), this.fills[k]);
      const item: HTMLButtonElement = h("button", {
        type: "button", class: "legend-item", "aria-pressed": "true", title: `Show or hide ${series.name}${boundsText(series)}`,
        click: () => {
          this.visible[k] = !this.visible[k];
          item.setAttribute("aria-pressed", String(this.visible[k]));
          this.redraw(k);
        },
      }, swatch, h("span", {}, series.name), shown);
      return item;
    });
    return h("div", { class: "legend" }, ...items);
  }

  /** After a curve was switched: the rest may deserve another scaling. */
  private redraw(k: number): void {
    const { chart } = this;
    if (!chart) return;
    const { min, max } = chart.scales.x;
    chart.setSeries(this.order.indexOf(k) + 1, { show: this.visible[k] });
    chart.setData(this.data(), false);
    chart.setScale("x", { min: min ?? this.axis[0], max: max ?? this.axis[0] });
    this.read(this.time);
  }

  /** The curves, scaled; also says so in the caption. */
  private data(): uPlot.AlignedData {
    const heights = this.plot.series.map((_, k) => this.heights(k));
    const shown = heights.filter((_, k) => this.visible[k]);
    const stacked = (this.plot.stacked ?? 0) > 0;
    this.scaling = this.plot.log ? { base: 0, exponent: 0 } : suitableScaling(shown, this.plot.range, !stacked);
    const { base, exponent } = this.scaling;
    const factor = 10 ** -exponent;
    const power = exponent === 0 ? "" : `10${superscript(exponent)}`;
    const units = [power, unit(this.plot.unit)].filter((x) => x !== "").join(" ");
    this.caption.textContent = (units ? ` in ${units}` : "") + (base === 0 ? "" : `, change from ${number(base, 6)}`);
    const { log } = this.plot;
    const curves = this.order.map((k) =>
      this.axis.map((_, i) => {
        const value = heights[k][i];
        if (value === null || value === undefined || (log && value <= 0)) return null;
        return (value - base) * factor;
      }),
    );
    return [this.axis, ...curves];
  }

  /** Where a curve is drawn: in a stack upon the visible ones before it. */
  private heights(k: number): Num[] {
    const { series, stacked = 0 } = this.plot;
    if (k >= stacked) return series[k].step ? held(series[k].values, this.axis.length) : series[k].values;
    return series[k].values.map((value, i) => {
      if (value === null) return null;
      let sum = value;
      for (let below = 0; below < k; below++) if (this.visible[below]) sum += series[below].values[i] ?? 0;
      return sum;
    });
  }

  /** Bounds of a curve as drawn. */
  private bounds(k: number): number[] {
    const { base, exponent } = this.scaling;
    const finite = (this.plot.series[k].bounds ?? []).filter((b) => b !== null && Number.isFinite(b)) as number[];
    return finite.filter((b) => !this.plot.log || b > 0).map((b) => (b - base) * 10 ** -exponent);
  }

  /** Offer the plot as it is now as a file. */
  private saveSvg(): void {
    const { chart, plot } = this;
    if (!chart) return;
    const legend = this.order.map((k) => ({
      name: plot.series[k].name, color: this.colors[k], dash: this.dash(k), fill: this.fills[k], show: this.visible[k],
      step: plot.series[k].step, bounds: this.bounds(k),
    }));
    saveSvg(plotSvg(chart, `${plot.title}${this.caption.textContent ?? ""}`, legend, this.phases), plot.title);
  }

  /** Phases and bounds, behind the curves. */
  private drawMarks(u: uPlot): void {
    const style = getComputedStyle(this.element);
    drawPhases(u, this.phases, style.getPropertyValue("--ink-soft"), style.fontFamily);
    this.plot.series.forEach((_, k) => {
      if (this.visible[k]) drawBounds(u, this.bounds(k), this.colors[k]);
    });
  }

  private options(): uPlot.Options {
    const style = getComputedStyle(this.element);
    const ink = style.getPropertyValue("--ink-soft");
    const font = `11px ${style.fontFamily}`;
    const axis = { stroke: ink, font, grid: { stroke: style.getPropertyValue("--rule"), width: 1 }, ticks: { show: false } };
    return {
      width: Math.max(120, this.host.clientWidth),
      height: this.height,
      padding: [this.phases.length > 0 ? NAMED_AIR : AIR, 22, 0, 0],
      legend: { show: false },
      scales: { x: { time: false }, y: { distr: this.plot.log ? 3 : 1, range: (_, low, high) => this.range(low, high) } },
      axes: [
        { ...axis, ...this.horizontalLabel(font), ...(this.axis.every(Number.isInteger) ? { incrs: WHOLE_STEPS } : {}), gap: 4, values: (_, ticks) => ticks.map((t, k) => tickText(t) + (k === ticks.length - 1 ? this.horizontalUnit() : "")) },
        { ...axis, ...this.decades(), size: 52, gap: 6, values: (_, ticks) => ticks.map((v) => (v === null ? "" : this.plot.log ? powerText(v) : tickText(v))) },
      ],
      series: [{}, ...this.order.map((k) => this.stroke(k))],
      cursor: { drag: { x: true, y: false, setScale: true, dist: 6 }, y: false, points: { size: 7 } },
      hooks: {
        drawAxes: [(u) => this.drawMarks(u)],
        setScale: [(u, key) => {
          if (key !== "x" || u.scales.x.min === undefined || u.scales.x.max === undefined) return;
          this.windowed(u.scales.x.min ?? 0, u.scales.x.max ?? 0);
          queueMicrotask(() => this.follow());
        }],
        setCursor: [(u) => {
          const left = u.cursor.left ?? -1;
          this.hover = left >= 0 && u.over.matches(":hover") ? u.posToVal(left, "x") : null;
          this.read(this.hover ?? this.time);
        }],
      },
    };
  }

  /** How a curve is drawn. */
  private stroke(k: number): uPlot.Series {
    const { name, step } = this.plot.series[k];
    const dots = this.own && this.axis.length <= MOST_DOTS;
    return {
      label: name, stroke: this.colors[k], width: this.fills[k] ? 1 : 1.75, dash: this.dash(k), fill: this.fills[k],
      points: dots ? { show: true, size: 4.5, width: 0, fill: this.colors[k] } : { show: false },
      ...(step ? { paths: uPlot.paths.stepped?.({ align: 1, alignGaps: 1 }) } : {}),
    };
  }

  /** One or two curves need no dashes. */
  private dash(k: number): number[] {
    const plain = this.plot.series.length < 3 || (this.plot.stacked ?? 0) > 0;
    return plain ? [] : DASHES[k % DASHES.length];
  }

  /** As the report asks for, or everything. */
  private range(low: number | null, high: number | null): uPlot.Range.MinMax {
    const { base, exponent } = this.scaling;
    const [from, to] = this.plot.range?.map((value) => (value - base) * 10 ** -exponent) ?? [];
    if (from < to) return [from, to];
    const bounds = this.plot.series.flatMap((_, k) => (this.visible[k] ? this.bounds(k) : []));
    const [least, most] = withBounds(low, high, bounds, this.plot.log ?? false);
    if (this.plot.log) return wholeDecades(least, most);
    // areas stand on zero
    if ((this.plot.stacked ?? 0) > 0 && low !== null && high !== null && low >= 0) return [0, high > 0 ? 1.07 * high : 1];
    return paddedRange(least, most);
  }

  /** Grid lines of logarithmic axes: only those with a label. */
  private decades(): Partial<uPlot.Axis> {
    if (!this.plot.log) return {};
    const room = Math.max(2, Math.floor((this.height - 40) / DECADE_SPACE));
    return {
      splits: (_, __, low, high) => labelledDecades(low, high, room),
      filter: (_, splits) => splits,
    };
  }

  /** Time needs no name, everything else does. */
  private horizontalLabel(font: string): Partial<uPlot.Axis> {
    const name = this.own ? (this.plot.x_name ?? "") : (this.run.horizontal?.name ?? "");
    return name === "" ? { size: 26 } : { size: 26, label: name, labelSize: 18, labelGap: 0, labelFont: font };
  }

  /** Behind the last tick. */
  private horizontalUnit(): string {
    if (this.own) return "";
    const text = this.run.horizontal ? unit(this.run.horizontal.unit) : "s";
    return text === "" ? "" : ` ${text}`;
  }

  /** A click that is not a drag moves the animation there. */
  private listen(over: HTMLElement): void {
    let from = 0;
    over.addEventListener("pointerdown", (e) => (from = e.clientX));
    over.addEventListener("click", (e) => {
      if (!this.chart || this.own || Math.abs(e.clientX - from) > 4) return;
      this.seek(this.chart.posToVal(e.clientX - over.getBoundingClientRect().left, "x"));
    });
  }
}

/** The horizontal axis of a plot. */
function axisOf(run: Run, plot: Plot): number[] {
  return plot.x && plot.x.length > 0 ? plot.x : run.time;
}

/** Whether two plots are zoomed together. */
function sameAxis(a: Plot, b: Plot): boolean {
  const [x, y] = [a.x ?? [], b.x ?? []];
  return a.x_name === b.x_name && x.length === y.length && x.every((value, k) => value === y[k]);
}

/** Piecewise constant values: the last one holds to the end. */
function held(values: Num[], count: number): Num[] {
  const out = values.slice(0, count);
  while (out.length < count) out.push(null);
  if (count > 1 && out[count - 1] === null) out[count - 1] = out[count - 2];
  return out;
}

/** The bounds of a curve in words. */
function boundsText({ bounds }: Series): string {
  const [lower, upper] = bounds ?? [null, null];
  if (lower === null && upper === null) return "";
  return ` (bounds: ${[lower === null ? "" : `at least ${number(lower)}`, upper === null ? "" : `at most ${number(upper)}`].filter((x) => x !== "").join(", ")})`;
}

/** A colour with a share of another one. */
function mixed(color: string, other: string, share: number): string {
  return `#${new Color(color).lerp(new Color(other), share).getHexString()}`;
}

/** Whether anything can be drawn: a logarithmic axis has no zero. */
function hasCurves(plot: Plot): boolean {
  if (!plot.log) return plot.series.length > 0;
  return plot.series.some(({ values }) => values.some((value) => value !== null && value > 0));
}

/** A piece of a curve for the legend. */
function lineSample(color: string, dash: number[], fill?: string): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "swatch");
  svg.setAttribute("viewBox", "0 0 28 4");
  svg.setAttribute("aria-hidden", "true");
  if (fill) {
    svg.setAttribute("class", "swatch area");
    svg.style.background = fill;
  }
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", "M0 2H28");
  line.setAttribute("stroke", color);
  line.setAttribute("stroke-width", "2.25");
  if (dash.length > 0) line.setAttribute("stroke-dasharray", dash.join(" "));
  svg.append(line);
  return svg;
}
