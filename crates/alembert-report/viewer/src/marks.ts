// What lies behind the curves of a plot: borders of phases with their names, and bounds.

import type uPlot from "uplot";
import type { Phase } from "./data";

/** A phase inside a window. */
export interface Stretch {
  name: string;
  from: number;
  to: number;
  /** Whether the window shows its end, and more behind it. */
  border: boolean;
}

/** The parts of phases between two times. */
export function stretches(phases: Phase[], low: number, high: number): Stretch[] {
  return phases.flatMap(({ name, start, end }) => {
    if (start === null || end === null || end <= low || start >= high) return [];
    const slack = 1e-6 * (high - low);
    return [{ name, from: Math.max(start, low), to: Math.min(end, high), border: end < high - slack }];
  });
}

/** Faint borders, and the names above the curves where there is room. */
export function drawPhases(u: uPlot, phases: Phase[], ink: string, family: string): void {
  if (phases.length === 0) return;
  const { ctx } = u;
  const { top, height } = u.bbox;
  const ratio = devicePixelRatio;
  const { min, max } = u.scales.x;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = ratio;
  ctx.font = `${10.5 * ratio}px ${family}`;
  ctx.textAlign = "center";
  for (const { name, from, to, border } of stretches(phases, min ?? 0, max ?? 0)) {
    const [left, right] = [u.valToPos(from, "x", true), u.valToPos(to, "x", true)];
    if (border) {
      ctx.globalAlpha = 0.45;
      ctx.beginPath();
      ctx.moveTo(Math.round(right) + 0.5, top - 14 * ratio);
      ctx.lineTo(Math.round(right) + 0.5, top + height);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
    ctx.fillText(shortened(ctx, name, right - left - 6 * ratio), (left + right) / 2, top - 8 * ratio);
  }
  ctx.restore();
}

/** A text, or its beginning, or nothing, within a width. */
function shortened(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  for (let count = text.length - 1; count >= 2; count--) {
    const part = `${text.slice(0, count).trimEnd()}…`;
    if (ctx.measureText(part).width <= width) return part;
  }
  return "";
}

/** Thin dashed lines in the colour of the curve. */
export function drawBounds(u: uPlot, bounds: number[], color: string): void {
  const { ctx } = u;
  const { left, top, width, height } = u.bbox;
  ctx.save();
  ctx.strokeStyle = color;
  ctx.globalAlpha = 0.75;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
  for (const bound of bounds) {
    const y = Math.round(u.valToPos(bound, "y", true)) + 0.5;
    if (y < top || y > top + height) continue;
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(left + width, y);
    ctx.stroke();
  }
  ctx.restore();
}
