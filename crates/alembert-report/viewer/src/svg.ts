// A plot as SVG, for print: the same window, scales and curves as on the screen, black on white.

import type uPlot from "uplot";
import type { Phase } from "./data";
import { stretches } from "./marks";
import { save } from "./tools";

/** Size of the drawing area and the margins around it. */
const [WIDTH, HEIGHT] = [480, 260];
const [LEFT, TOP, BOTTOM, RIGHT] = [62, 30, 30, 18];
const ROW = 17;
/** Room for the names of phases. */
const NAMES = 16;

/** How a curve is drawn; in the order of the curves of the chart. */
export interface Stroke {
  name: string;
  color: string;
  dash: number[];
  fill?: string;
  show: boolean;
  /** Piecewise constant. */
  step?: boolean;
  /** Bounds, in units of the chart. */
  bounds?: number[];
}

/** Ticks as the chart has found them. */
interface Ticks {
  _splits?: (number | null)[] | null;
  _values?: (string | null)[] | null;
}

/** Text made safe for XML. */
function safe(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** A scale of the chart as a map to the drawing. */
function scaleOf(chart: uPlot, key: string, from: number, to: number): (value: number) => number {
  const { min, max, distr } = chart.scales[key];
  const turn = distr === 3 ? Math.log10 : (x: number) => x;
  const [low, high] = [turn(min ?? 0), turn(max ?? 1)];
  return (value) => from + ((to - from) * (turn(value) - low)) / (high - low || 1);
}

/** The plot as an SVG document. */
export function plotSvg(chart: uPlot, title: string, strokes: Stroke[], phases: Phase[] = []): string {
  const x = scaleOf(chart, "x", LEFT, LEFT + WIDTH);
  const y = scaleOf(chart, "y", TOP + HEIGHT, TOP);
  const shown = strokes.filter((stroke) => stroke.show);
  const [width, height] = [LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM + ROW * Math.ceil(shown.length / 2) + 8];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Helvetica, Arial, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<clipPath id="area"><rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}"/></clipPath>`,
    `<text x="${LEFT}" y="18" font-size="13" font-weight="bold">${safe(title)}</text>`,
    grid(chart, x, y),
    `<g clip-path="url(#area)" fill="none" stroke-linejoin="round">`,
    ...strokes.flatMap((stroke) => (stroke.show ? boundLines(stroke, y) : [])),
    ...strokes.map((stroke, k) => (stroke.show ? curve(chart, k + 1, stroke, x, y) : "")),
    "</g>",
    ...borders(chart, phases, x),
    `<rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#444444"/>`,
    ...shown.map((stroke, k) => entry(stroke, LEFT + (k % 2) * (WIDTH / 2), TOP + HEIGHT + BOTTOM + 14 + ROW * Math.floor(k / 2))),
    "</svg>",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** Lines and numbers at the ticks. */
function grid(chart: uPlot, x: (v: number) => number, y: (v: number) => number): string {
  const ticks = (axis: number): [number, string][] => {
    const { _splits, _values } = chart.axes[axis] as unknown as Ticks;
    return (_splits ?? []).flatMap((at, k): [number, string][] => (at === null ? [] : [[at, String(_values?.[k] ?? "")]]));
  };
  const number = (n: number) => n.toFixed(2);
  const across = ticks(0).filter(([at]) => x(at) >= LEFT - 0.5 && x(at) <= LEFT + WIDTH + 0.5).map(([at, text]) =>
    `<path d="M${number(x(at))} ${TOP}V${TOP + HEIGHT}" stroke="#dddddd"/><text x="${number(x(at))}" y="${TOP + HEIGHT + 17}" text-anchor="middle">${safe(text)}</text>`);
  const up = ticks(1).filter(([at]) => y(at) >= TOP - 0.5 && y(at) <= TOP + HEIGHT + 0.5).map(([at, text]) =>
    `<path d="M${LEFT} ${number(y(at))}H${LEFT + WIDTH}" stroke="#dddddd"/><text x="${LEFT - 7}" y="${number(y(at) + 4)}" text-anchor="end">${safe(text)}</text>`);
  return [...across, ...up].join("\n");
}

/** A curve, and the area under it. */
function curve(chart: uPlot, k: number, stroke: Stroke, x: (v: number) => number, y: (v: number) => number): string {
  const [times, values] = [chart.data[0], chart.data[k]];
  let path = "";
  let open = false;
  let [first, last] = [NaN, NaN];
  for (let i = 0; i < times.length; i++) {
    const value = values[i];
    if (value === null || value === undefined || !Number.isFinite(value)) {
      open = false;
      continue;
    }
    const at = x(times[i]);
    if (Number.isNaN(first)) first = at;
    last = at;
    path += `${!open ? "M" : stroke.step ? `H${at.toFixed(2)}L` : "L"}${at.toFixed(2)} ${y(value).toFixed(2)}`;
    open = true;
  }
  if (path === "") return "";
  const dash = stroke.dash.length > 0 ? ` stroke-dasharray="${stroke.dash.join(" ")}"` : "";
  const floor = y(0).toFixed(2);
  const area = stroke.fill ? `<path d="${path}L${last.toFixed(2)} ${floor}L${first.toFixed(2)} ${floor}Z" fill="${stroke.fill}"/>` : "";
  return `${area}<path d="${path}" stroke="${stroke.color}" stroke-width="${stroke.fill ? 1 : 1.5}"${dash}/>`;
}

/** Borders of phases, and their names inside the frame. */
function borders(chart: uPlot, phases: Phase[], x: (v: number) => number): string[] {
  const { min, max } = chart.scales.x;
  return stretches(phases, min ?? 0, max ?? 1).flatMap(({ name, from, to, border }) => [
    border ? `<path d="M${x(to).toFixed(2)} ${TOP}V${TOP + HEIGHT}" stroke="#999999"/>` : "",
    `<text x="${((x(from) + x(to)) / 2).toFixed(2)}" y="${TOP + NAMES - 3}" text-anchor="middle" font-size="10.5" fill="#555555" stroke="#ffffff" stroke-width="3" paint-order="stroke">${safe(name)}</text>`,
  ]);
}

/** Thin dashed lines at the bounds of a curve. */
function boundLines(stroke: Stroke, y: (v: number) => number): string[] {
  return (stroke.bounds ?? []).map((bound) =>
    `<path d="M${LEFT} ${y(bound).toFixed(2)}H${LEFT + WIDTH}" stroke="${stroke.color}" stroke-width="0.9" stroke-dasharray="4 4" opacity="0.75"/>`);
}

/** A line of the legend. */
function entry(stroke: Stroke, x: number, y: number): string {
  const dash = stroke.dash.length > 0 ? ` stroke-dasharray="${stroke.dash.join(" ")}"` : "";
  const sample = stroke.fill
    ? `<rect x="${x}" y="${y - 10}" width="24" height="11" fill="${stroke.fill}" stroke="${stroke.color}"/>`
    : `<path d="M${x} ${y - 4}h24" stroke="${stroke.color}" stroke-width="2"${dash}/>`;
  return `${sample}<text x="${x + 31}" y="${y}">${safe(stroke.name)}</text>`;
}

/** Offer a drawing for saving. */
export function saveSvg(text: string, name: string): void {
  save(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`, "svg", name);
}
