// How large the whole motion is, so that the camera, the light and the ground fit it.

import { Matrix4, Quaternion, Vector3 } from "three";
import { type Instant, type Num, type Run, orientationAt, straightVectorAt, vectorAt } from "./data";
import { outlineRadius } from "./rods";
import { shapeHull, shapePlacement, shapeThickness } from "./shapes";

/** Right, up and towards the reader, for a model with a given vertical. */
export function viewBasis(run: Run): { right: Vector3; up: Vector3; back: Vector3 } {
  const up = new Vector3(...run.up.map((x) => x ?? 0));
  if (run.space === "planar") {
    // the plane is the paper
    up.z = 0;
    if (up.lengthSq() === 0) up.set(0, 1, 0);
    const back = new Vector3(0, 0, 1);
    return { right: new Vector3().crossVectors(up.normalize(), back), up, back };
  }
  if (!(up.lengthSq() > 0)) up.set(0, 0, 1);
  up.normalize();
  const right = Math.abs(up.x) < 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
  right.addScaledVector(up, -right.dot(up)).normalize();
  return { right, up, back: new Vector3().crossVectors(right, up) };
}

/** Balls (x, y, z, radius) over the run, in view axes and model units; their hull is the motion. */
export interface Cloud {
  balls: Float32Array;
  low: Vector3;
  high: Vector3;
}

type Collect = (p: Vector3, radius: number) => void;

/** Gather the motion of everything that is drawn. */
export function motionCloud(run: Run, toView: Matrix4): Cloud {
  const values: number[] = [];
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  const q = new Vector3();
  const add: Collect = (p, radius) => {
    q.copy(p).applyMatrix4(toView);
    values.push(q.x, q.y, q.z, radius);
    low.min(q.addScalar(-radius));
    high.max(q.addScalar(2 * radius));
  };
  const stride = Math.max(1, Math.floor(run.time.length / 150));
  const frames = Math.max(1, run.time.length);
  for (let i = 0; i < frames; i += stride) collectFrame(run, { i, j: i, a: 0 }, add);
  collectFrame(run, { i: frames - 1, j: frames - 1, a: 0 }, add);
  if (values.length === 0) add(new Vector3(), 1);
  return { balls: new Float32Array(values), low, high };
}

/** The cloud with copies of itself elsewhere. */
export function spread({ balls, low, high }: Cloud, shifts: Vector3[]): Cloud {
  const all = [balls];
  const [least, most] = [low.clone(), high.clone()];
  for (const by of shifts.filter((v) => v.lengthSq() > 0)) {
    all.push(balls.map((value, i) => (i % 4 < 3 ? value + by.getComponent(i % 4) : value)));
    least.min(low.clone().add(by));
    most.max(high.clone().add(by));
  }
  const joined = new Float32Array(all.length * balls.length);
  all.forEach((part, k) => joined.set(part, k * balls.length));
  return { balls: joined, low: least, high: most };
}

/** Everything at one recorded frame. */
function collectFrame(run: Run, s: Instant, add: Collect): void {
  const p = new Vector3();
  const q = new Quaternion();
  const pose = new Matrix4();
  const one = new Vector3(1, 1, 1);
  for (const body of run.bodies) {
    if (!vectorAt(body.position, s, p) || !orientationAt(body.directors, s, q)) continue;
    pose.compose(p, q, one);
    if (body.shapes.length === 0) add(p, 0);
    for (const shape of body.shapes) {
      const { points, radius } = shapeHull(shape);
      const placement = shapePlacement(shape).premultiply(pose);
      points.forEach((x) => add(x.applyMatrix4(placement), radius));
    }
  }
  for (const rod of run.rods ?? []) {
    const { position } = rod.tables;
    const radius = outlineRadius(rod);
    const last = position.rows - 1;
    // the ends and some nodes between them
    const stride = Math.max(1, Math.floor(position.rows / 16));
    for (let k = 0; k <= last + stride - 1; k += stride) {
      const row = Math.min(k, last);
      p.set(position.at(s.i, row, 0), position.at(s.i, row, 1), position.at(s.i, row, 2));
      if (Number.isFinite(p.lengthSq())) add(p, radius);
    }
  }
  const lists: Num[][] = [...run.joints, ...run.markers].map((x) => x.position);
  for (const spring of run.springs) lists.push(spring.a, spring.b);
  for (const list of lists) if (vectorAt(list, s, p)) add(p, 0);
  const tip = new Vector3();
  for (const { position, vector } of run.arrows ?? []) {
    if (!vectorAt(position, s, p) || !straightVectorAt(vector, s, tip) || tip.lengthSq() === 0) continue;
    add(p, 0);
    add(tip.add(p), 0);
  }
  for (const point of run.points) if (vectorAt(point.position, s, p)) add(p, point.radius ?? 0);
}

/** A size for signs: about the thickness of the bodies, within limits set by the whole scene. */
export function glyphSize(run: Run, radius: number): number {
  const thickness = run.bodies
    .flatMap((body) => body.shapes.map(shapeThickness))
    .concat((run.rods ?? []).map((rod) => 2 * outlineRadius(rod)))
    .filter((t) => t > 0)
    .sort((a, b) => a - b);
  const typical = thickness[Math.floor(thickness.length / 2)] ?? 0.04 * radius;
  return Math.min(0.028 * radius, Math.max(0.012 * radius, 0.45 * typical));
}

/** 1, 2 or 5 times a power of ten, just below a value. */
export function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const share = value / power;
  return (share >= 5 ? 5 : share >= 2 ? 2 : 1) * power;
}
