// Geometry of the solids. Edges are slightly rounded so that they catch the light, and solids of
// revolution carry a faint two-tone pattern so that their spin can be seen.

import {
  BufferAttribute, BufferGeometry, LatheGeometry, Matrix4, SphereGeometry, Vector2, Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Axis, Shape } from "./data";

/** Brightness of the darker half of the pattern. */
const SHADE = 0.74;
const QUARTER = Math.PI / 2;
const SEGMENTS = 18;

/** A meridian as smooth pieces of (radius, height), from the bottom to the top. */
type Meridian = Vector2[][];

/** The geometry of a shape in its own frame. */
export function shapeGeometry(shape: Shape): BufferGeometry {
  switch (shape.kind) {
    case "box": {
      const [x, y, z] = shape.size.map(positive);
      return tinted(new RoundedBoxGeometry(x, y, z, 3, 0.09 * Math.min(x, y, z)), 1);
    }
    case "sphere":
      return ball(positive(shape.radius));
    case "cylinder":
      return along(revolved(cylinder(positive(shape.radius), positive(shape.length))), shape.axis);
    case "capsule":
      return along(revolved(capsule(positive(shape.radius), Math.max(0, shape.length))), shape.axis);
    case "cone":
      return along(revolved(cone(positive(shape.radius), positive(shape.height))), shape.axis);
  }
}

/** Where a shape sits in the frame of its body. */
export function shapePlacement(shape: Shape): Matrix4 {
  const m = shape.matrix ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const [x, y, z] = shape.position ?? [0, 0, 0];
  return new Matrix4().set(m[0], m[1], m[2], x, m[3], m[4], m[5], y, m[6], m[7], m[8], z, 0, 0, 0, 1);
}

/** Points, each with a ball around it, whose hull contains the shape; in the shape's frame. */
export function shapeHull(shape: Shape): { points: Vector3[]; radius: number } {
  const points: Vector3[] = [];
  switch (shape.kind) {
    case "box":
      for (let k = 0; k < 8; k++) {
        const sign = (bit: number) => (k & bit ? 0.5 : -0.5);
        points.push(new Vector3(sign(1) * shape.size[0], sign(2) * shape.size[1], sign(4) * shape.size[2]));
      }
      return { points, radius: 0 };
    case "sphere":
      return { points: [new Vector3()], radius: shape.radius };
    case "capsule":
      points.push(new Vector3(0, -shape.length / 2, 0), new Vector3(0, shape.length / 2, 0));
      break;
    case "cylinder":
      points.push(...circle(shape.radius, -shape.length / 2), ...circle(shape.radius, shape.length / 2));
      break;
    case "cone":
      points.push(new Vector3(), ...circle(shape.radius, shape.height));
  }
  const turn = axisRotation(shape.axis);
  points.forEach((p) => p.applyMatrix4(turn));
  return { points, radius: shape.kind === "capsule" ? shape.radius : 0 };
}

/** The middle one of the three extents: the thickness that decides how large glyphs may be. */
export function shapeThickness(shape: Shape): number {
  if (shape.kind === "box") return [...shape.size].sort((a, b) => a - b)[1];
  return shape.kind === "cone" ? shape.radius : 2 * shape.radius;
}

function positive(x: number): number {
  return Math.max(Math.abs(x) || 0, 1e-12);
}

function circle(radius: number, height: number): Vector3[] {
  return Array.from({ length: 12 }, (_, k) => {
    const angle = (k * Math.PI) / 6;
    return new Vector3(radius * Math.cos(angle), height, radius * Math.sin(angle));
  });
}

/** From the second axis, about which solids are revolved, to the wanted one. */
function axisRotation(axis: Axis = "z"): Matrix4 {
  if (axis === "x") return new Matrix4().makeRotationZ(-QUARTER);
  return axis === "z" ? new Matrix4().makeRotationX(QUARTER) : new Matrix4();
}

function along(geometry: BufferGeometry, axis?: Axis): BufferGeometry {
  return geometry.applyMatrix4(axisRotation(axis));
}

/** A quarter or half circle of the meridian between two angles. */
function arc(x: number, y: number, radius: number, from: number, to: number, steps: number): Vector2[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = from + ((to - from) * k) / steps;
    return new Vector2(Math.max(0, x + radius * Math.cos(angle)), y + radius * Math.sin(angle));
  });
}

function cylinder(radius: number, length: number): Meridian {
  const bevel = Math.min(0.06 * radius, 0.2 * length);
  const [r, y] = [radius - bevel, length / 2 - bevel];
  return [
    [new Vector2(0, -length / 2), new Vector2(r, -length / 2)],
    arc(r, -y, bevel, -QUARTER, 0, 4),
    [new Vector2(radius, -y), new Vector2(radius, y)],
    arc(r, y, bevel, 0, QUARTER, 4),
    [new Vector2(r, length / 2), new Vector2(0, length / 2)],
  ];
}

function capsule(radius: number, length: number): Meridian {
  return [[...arc(0, -length / 2, radius, -QUARTER, 0, 14), ...arc(0, length / 2, radius, 0, QUARTER, 14)]];
}

function cone(radius: number, height: number): Meridian {
  // a small fillet between the mantle and the base; half the opening angle fixes its centre
  const half = Math.atan2(radius, height);
  const bevel = 0.04 * Math.min(radius, height);
  const y = height - bevel;
  const x = y * Math.tan(half) - bevel / Math.cos(half);
  const tangent = new Vector2(x + bevel * Math.cos(half), y - bevel * Math.sin(half));
  return [
    [new Vector2(0, 0), tangent],
    arc(x, y, bevel, -half, QUARTER, 6),
    [new Vector2(x, height), new Vector2(0, height)],
  ];
}

/** Turn a meridian about the second axis, in four quarters of alternating tone. */
function revolved(meridian: Meridian): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const piece of meridian) {
      const lathe = new LatheGeometry(piece, SEGMENTS, quarter * QUARTER, QUARTER);
      parts.push(tinted(lathe, quarter % 2 ? SHADE : 1));
    }
  }
  return mergeGeometries(parts);
}

/** A ball in eight octants of alternating tone. */
function ball(radius: number): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (let k = 0; k < 8; k++) {
    const lower = k >= 4 ? 1 : 0;
    const octant = new SphereGeometry(radius, SEGMENTS, SEGMENTS, (k % 4) * QUARTER, QUARTER, lower * QUARTER, QUARTER);
    parts.push(tinted(octant, (k + lower) % 2 ? SHADE : 1));
  }
  return mergeGeometries(parts);
}

/** Give every vertex the same brightness. */
function tinted(geometry: BufferGeometry, brightness: number): BufferGeometry {
  const values = new Float32Array(3 * geometry.getAttribute("position").count).fill(brightness);
  geometry.setAttribute("color", new BufferAttribute(values, 3));
  return geometry;
}
