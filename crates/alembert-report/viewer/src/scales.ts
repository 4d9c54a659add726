// Axes of the plots: their ends, ticks and powers of ten.

import type { Num } from "./data";
import { number, superscript } from "./format";

/** Both ends of an axis. */
export type Ends = [number, number];

/** How values are drawn: `(value - base) / 10^exponent`, so that ticks stay short. */
export interface Scaling {
  base: number;
  exponent: number;
}

/** Steps of an axis of whole numbers. */
export const WHOLE_STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));
/** A bound this many heights of the curves away would only press them flat: it is left out. */
const NEAR = 1.5;
/** The same for logarithmic axes, in decades. */
const NEAR_DECADES = 2;
/** Samples behind a front are drawn up to so many widths of it away. */
const FRONT_REACH = 0.75;

/** The ends with those bounds that are near. */
export function withBounds(low: number | null, high: number | null, bounds: number[], log: boolean): [number | null, number | null] {
  if (low === null || high === null) return [low, high];
  const air = log ? 10 ** NEAR_DECADES : NEAR * (high - low);
  const near = bounds.filter((b) => (log ? b >= low / air && b <= high * air : high === low || (b >= low - air && b <= high + air)));
  return [Math.min(low, ...near), Math.max(high, ...near)];
}

/** Curves that change by less than this part of their size are constant: what is left is round-off. */
const ROUND_OFF = 1e-11;

/** Whether nothing but round-off lies between two values. */
function isConstant(low: number, high: number): boolean {
  return high - low <= ROUND_OFF * Math.max(Math.abs(low), Math.abs(high));
}

/** Powers of ten between two values, as many as there is room for. */
export function labelledDecades(low: number, high: number, room: number): number[] {
  const [first, last] = [Math.round(Math.log10(low)), Math.round(Math.log10(high))];
  const step = [1, 2, 3, 5, 10, 20, 50].find((s) => (last - first) / s <= room) ?? 100;
  const powers: number[] = [];
  for (let k = step * Math.ceil(first / step); k <= last; k += step) powers.push(Number(`1e${k}`));
  return powers;
}

/** A logarithmic axis begins and ends at powers of ten. */
export function wholeDecades(low: number | null, high: number | null): Ends {
  if (low === null || high === null || !(low > 0)) return [0.1, 1];
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(high) - 1e-9));
  // numbers below this have no neighbours left to round to
  return [Number(`1e${Math.max(-300, first)}`), Number(`1e${Math.max(-299, last)}`)];
}

/** Offset and power of ten for curves that hardly change, or that are very small or large. */
export function suitableScaling(curves: Num[][], range: [number, number] | undefined, movable: boolean): Scaling {
  let [low, high] = [Infinity, -Infinity];
  let base: number | null = null;
  for (const values of curves) {
    for (const value of values) {
      if (value === null) continue;
      base ??= value;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  if (base === null) return { base: 0, exponent: 0 };
  if (range) [low, high] = range;
  const width = high - low;
  const offset = movable && !isConstant(low, high) && Math.abs(base) > 2000 * width;
  const largest = offset ? Math.max(high - base, base - low) : Math.max(Math.abs(low), Math.abs(high));
  const power = largest > 0 ? Math.floor(Math.log10(largest)) : 0;
  return { base: offset ? base : 0, exponent: power >= -2 && power < 4 ? 0 : 3 * Math.floor(power / 3) };
}

/** A little air above and below; a constant gets some, too. */
export function paddedRange(low: number | null, high: number | null): Ends {
  if (low === null || high === null) return [-1, 1];
  if (isConstant(low, high)) {
    const air = low === 0 ? 1 : 0.1 * Math.abs(low);
    return [low - air, high + air];
  }
  const air = 0.07 * (high - low);
  return [low - air, high + air];
}

/** Tick labels: at most a few digits, because the data are scaled. */
export function tickText(value: number): string {
  return number(value, 6);
}

/** Tick labels of logarithmic axes. */
export function powerText(value: number): string {
  const power = Math.log10(value);
  return Math.abs(power - Math.round(power)) < 1e-6 ? `10${superscript(Math.round(power))}` : "";
}

/** Ends of an axis of a front: all of the front, and of the samples those that do not press it into a corner. */
export function frontEnds(front: number[], samples: number[]): Ends {
  const [best, rest] = front.length > 0 ? [front, samples] : [samples, []];
  if (best.length === 0) return [0, 1];
  const [low, high] = [Math.min(...best), Math.max(...best)];
  const reach = FRONT_REACH * (high - low);
  const near = rest.filter((value) => value >= low - reach && value <= high + reach);
  return [Math.min(low, ...near), Math.max(high, ...near)];
}

/** Round values between two ends, about as many as wanted. */
export function roundTicks(low: number, high: number, count: number): number[] {
  const raw = (high - low) / Math.max(1, count);
  if (!(raw > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((digit) => digit * power >= 0.7 * raw) ?? 10) * power;
  const ticks: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) ticks.push(k * step);
  return ticks;
}
