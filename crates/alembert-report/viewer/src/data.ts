// The data of a report as it is embedded in the page (see src/data.rs), and reading it at a time.

import { Matrix4, Quaternion, Vector3 } from "three";
import { type Packed, Table } from "./packed";

/** A number, or null where the run produced none. */
export type Num = number | null;

export type Shape = {
  position: number[];
  matrix: number[];
  color?: string;
} & (
  | { kind: "box"; size: number[] }
  | { kind: "cylinder" | "capsule"; radius: number; length: number; axis?: Axis }
  | { kind: "sphere"; radius: number }
  | { kind: "cone"; radius: number; height: number; axis?: Axis }
);

export type Axis = "x" | "y" | "z";

export interface Body {
  name: string;
  shapes: Shape[];
  position: Num[];
  directors: Num[];
}
export interface Point {
  name: string;
  radius: Num;
  position: Num[];
}
export interface Quantity {
  name: string;
  group: string;
  unit: string;
  column: number;
  factor: number[];
}
/** A rod as it is embedded. */
interface EmbeddedRod {
  name: string;
  color?: string;
  closed?: boolean;
  length: number;
  node_arc: number[];
  value_arc: number[];
  outline: { points: number[]; smooth: boolean };
  scale?: number[];
  position: Packed;
  orientation: Packed;
  values: Packed;
  quantities: Quantity[];
}
export interface Rod extends EmbeddedRod {
  readonly tables: { position: Table; orientation: Table; values: Table };
}
export interface Joint {
  name: string;
  kind: string;
  position: Num[];
  axis: Num[];
  second_axis?: Num[];
}
export interface Spring {
  name: string;
  a: Num[];
  b: Num[];
}
export interface Marker {
  name: string;
  position: Num[];
}
/** An arrow that vanishes while its vector is about zero. */
export interface Arrow {
  name: string;
  position: Num[];
  vector: Num[];
  color?: string;
}
/** A named part of the time axis. */
export interface Phase {
  name: string;
  start: Num;
  end: Num;
}
export interface Note {
  title: string;
  lines: string[];
}
export interface Series {
  name: string;
  values: Num[];
  /** Value k holds from frame k to k + 1. */
  step?: boolean;
  /** Lower and upper bound; null where there is none. */
  bounds?: [Num, Num];
}
export interface Plot {
  title: string;
  unit: string;
  log?: boolean;
  range?: [number, number];
  /** So many of the first curves are stacked. */
  stacked?: number;
  /** Stands below the ledger. */
  ledger?: boolean;
  /** A horizontal axis of its own, and its name. */
  x?: number[];
  x_name?: string;
  series: Series[];
}
export interface LedgerRow {
  name: string;
  largest: Num;
  relative: Num;
  unit: string;
  note: string;
  /** good, doubtful or broken; empty or missing where nobody judged. */
  verdict?: string;
  remedy?: string;
}
export interface Figure {
  name: string;
  value: Num;
  reference: Num;
  tolerance: Num;
  ok: boolean | null;
  source: string;
}
/** Recorded channels, each of which can become a plot: one row a frame, one column a channel. */
export interface Channels {
  names: string[];
  labels: string[];
  units: string[];
  values: Packed;
  left_out: number;
}
export interface Run {
  title: string;
  subtitle: string;
  provenance: [string, string][];
  status: { code: string; message: string };
  space: "3d" | "planar";
  up: Num[];
  time: number[];
  horizontal?: { name: string; unit: string };
  bodies: Body[];
  points: Point[];
  rods?: Rod[];
  colored_by?: string;
  joints: Joint[];
  springs: Spring[];
  markers: Marker[];
  arrows?: Arrow[];
  phases?: Phase[];
  plots: Plot[];
  channels?: Channels;
  ledger: LedgerRow[];
  notes?: Note[];
  figures: Figure[];
}

/** Curves of all runs, on times of their own. */
export interface Comparison {
  title: string;
  time: number[];
  plots: Plot[];
}
/** A figure or table of a publication, shown before everything else. */
export interface Picture {
  title: string;
  source: string;
  caption: string;
  /** The run that is shown at first. */
  run?: number;
  snapshots?: number[];
  /** From one snapshot to the next, where they stand side by side. */
  apart?: number[];
  view?: string;
  time?: number[];
  plots?: Plot[];
  figures?: Figure[];
}
/** Trade-offs between two or three objectives. */
export interface Front {
  title: string;
  objectives: { name: string; unit: string }[];
  points: FrontPoint[];
}
export interface FrontPoint {
  values: Num[];
  /** The run it shows. */
  run?: number;
  label?: string;
  dominated?: boolean;
}
export interface Report {
  runs: Run[];
  pictures?: Picture[];
  comparison?: Comparison;
  front?: Front;
}

/** Whether there is nothing to animate: a page of plots and tables. */
export function isStill(run: Run): boolean {
  return [run.bodies, run.points, run.rods ?? [], run.joints, run.springs, run.markers, run.arrows ?? []].every((list) => list.length === 0);
}

/** Whether two runs are motions of the same model, between which a reader wants to compare. */
export function isAlike(a: Run, b: Run): boolean {
  return a.title === b.title && a.space === b.space && isStill(a) === isStill(b);
}

/** Read the embedded data; throws when there is none. */
export function readReport(): Report {
  const element = document.getElementById("alembert-data");
  const report = JSON.parse(element?.textContent ?? "{}") as Partial<Report>;
  const runs = report.runs ?? [];
  for (const run of runs) run.rods = run.rods?.map(unpacked);
  return { ...report, runs };
}

/** A rod with its tables, which are unpacked when they are first needed. */
function unpacked(rod: EmbeddedRod): Rod {
  let tables: Rod["tables"] | null = null;
  return Object.defineProperty({ ...rod } as Rod, "tables", {
    get: () =>
      (tables ??= {
        position: new Table(rod.position, rod.node_arc.length),
        orientation: new Table(rod.orientation, rod.node_arc.length),
        values: new Table(rod.values, rod.value_arc.length),
      }),
  });
}

/** A time between two recorded frames: `(1 - a) * frame i + a * frame j`. */
export interface Instant {
  i: number;
  j: number;
  a: number;
}

/** The frames around a time. */
export function instantAt(time: number[], t: number): Instant {
  const last = time.length - 1;
  if (last < 1 || !(t > time[0])) return { i: 0, j: 0, a: 0 };
  if (t >= time[last]) return { i: last, j: last, a: 0 };
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (time[middle] <= t) low = middle;
    else high = middle;
  }
  const span = time[high] - time[low];
  return { i: low, j: high, a: span > 0 ? (t - time[low]) / span : 0 };
}

/** One number of a flat array at an instant; not-a-number where there is none. */
function mix(values: Num[], width: number, offset: number, s: Instant): number {
  const x = values[width * s.i + offset] ?? NaN;
  if (s.a === 0) return x;
  const y = values[width * s.j + offset] ?? NaN;
  return x + s.a * (y - x);
}

/** As `mix`, on a smooth curve through the frames before and after (Catmull-Rom): a parabola at the ends, straight where both are missing. */
function smooth(values: Num[], width: number, offset: number, s: Instant): number {
  const straight = mix(values, width, offset, s);
  if (s.a === 0 || s.i === s.j) return straight;
  const at = (k: number) => (k < 0 ? NaN : (values[width * k + offset] ?? NaN));
  const [q, r] = [at(s.i), at(s.j)];
  let [p, t] = [at(s.i - 1), at(s.j + 1)];
  if (Number.isNaN(p)) p = 3 * (q - r) + t;
  if (Number.isNaN(t)) t = 3 * (r - q) + p;
  const { a } = s;
  const curve = q + 0.5 * a * (r - p + a * (2 * p - 5 * q + 4 * r - t + a * (3 * (q - r) + t - p)));
  return Number.isFinite(curve) ? curve : straight;
}

/** A vector at an instant. Returns false, and leaves `out` alone, where there is none. */
export function vectorAt(values: Num[] | undefined, s: Instant, out: Vector3): boolean {
  if (!values) return false;
  const x = smooth(values, 3, 0, s);
  const y = smooth(values, 3, 1, s);
  const z = smooth(values, 3, 2, s);
  if (!Number.isFinite(x + y + z)) return false;
  out.set(x, y, z);
  return true;
}

/** As `vectorAt`, but straight between the frames: what jumps, such as a contact force, must not overshoot. */
export function straightVectorAt(values: Num[], s: Instant, out: Vector3): boolean {
  out.set(mix(values, 3, 0, s), mix(values, 3, 1, s), mix(values, 3, 2, s));
  return Number.isFinite(out.x + out.y + out.z);
}

const d1 = new Vector3();
const d2 = new Vector3();
const d3 = new Vector3();
const frame = new Matrix4();

/** The orientation at an instant: directors mixed linearly, then made orthonormal again. */
export function orientationAt(directors: Num[], s: Instant, out: Quaternion): boolean {
  const at = (k: number) => mix(directors, 9, k, s);
  d1.set(at(0), at(1), at(2));
  d2.set(at(3), at(4), at(5));
  if (!Number.isFinite(d1.lengthSq() + d2.lengthSq())) return false;
  d1.normalize();
  d2.addScaledVector(d1, -d1.dot(d2)).normalize();
  d3.crossVectors(d1, d2);
  out.setFromRotationMatrix(frame.makeBasis(d1, d2, d3));
  return true;
}

/** One value of a curve at an instant. */
export function valueAt(values: Num[], s: Instant): number {
  return mix(values, 1, 0, s);
}
