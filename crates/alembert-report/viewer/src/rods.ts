// Rods: one smooth tube each. A curve through the nodes carries the cross section, which turns with
// the frames of the nodes; every ring has the colour of the value at its place.

import {
  BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Group, LineBasicMaterial, LineSegments, Mesh, MeshStandardMaterial, Quaternion, ShapeUtils,
  Vector2, Vector3,
} from "three";
import { type Coloring, factorAt, paint } from "./colors";
import type { Instant, Rod } from "./data";

/** Rings of a tube: about so many, at most eight an element. */
const RINGS = 320;
const FINEST = 8;
/** Most node frames that are drawn. */
const FRAMES = 60;
/** Brightness of the line along the first section axis, which shows the twist of round rods. */
const LINE = 0.5;

/** A corner of the cross section with its normal; sharp corners appear twice. */
interface Corner {
  x: number;
  y: number;
  nx: number;
  ny: number;
  tone: number;
}

/** Corners of a cross section: smooth ones share their normal, sharp ones have two. */
function corners({ points, smooth }: Rod["outline"], grow: number, striped: boolean): Corner[] {
  const count = Math.floor(points.length / 2);
  const at = (k: number) => new Vector2(points[2 * ((k + count) % count)], points[2 * ((k + count) % count) + 1]).multiplyScalar(grow);
  const normal = (k: number) => {
    const side = at(k + 1).sub(at(k));
    return new Vector2(side.y, -side.x).normalize();
  };
  const list: Corner[] = [];
  for (let k = 0; k < count; k++) {
    const { x, y } = at(k);
    const [before, after] = [normal(k - 1), normal(k)];
    if (smooth) {
      const n = before.add(after).normalize();
      list.push({ x, y, nx: n.x, ny: n.y, tone: k === 0 && striped ? LINE : 1 });
    } else {
      list.push({ x, y, nx: before.x, ny: before.y, tone: 1 }, { x, y, nx: after.x, ny: after.y, tone: 1 });
    }
  }
  return list;
}

/** Largest distance of a cross section from its axis. */
export function outlineRadius(rod: Rod): number {
  const { points } = rod.outline;
  let radius = 0;
  for (let k = 0; k + 1 < points.length; k += 2) radius = Math.max(radius, Math.hypot(points[k], points[k + 1]));
  return radius * Math.max(1, ...(rod.scale ?? []));
}

/** A rod as a tube. */
export class Tube {
  readonly group = new Group();
  readonly mesh: Mesh;
  /** Frames of some nodes. */
  readonly triads: LineSegments;
  /** Where the name belongs. */
  readonly anchor = new Group();
  private readonly section: Corner[];
  private readonly caps: number[][];
  /** Pieces between nodes, and rings of a piece. */
  private readonly pieces: number;
  private readonly fine: number;
  private readonly rings: number;
  private readonly nodes: Float64Array;
  private readonly turns: Float64Array;
  private readonly slopes: Float64Array;
  private readonly position: BufferAttribute;
  private readonly normal: BufferAttribute;
  private readonly color: BufferAttribute;
  /** For each ring: the value before it and the share of the next one. */
  private readonly between: { row: number; next: number; share: number }[];
  private readonly plain: Color;
  private coloring: Coloring | null = null;
  private quantity: Rod["quantities"][number] | undefined;
  private readonly marked: number[];

  constructor(
    private readonly rod: Rod,
    color: Color,
    /** Factor of the cross section in the picture, so that thin rods can be seen. */
    grow: number,
    private readonly size: number,
    axes: string[],
    /** Share of the background colour, for snapshots. */
    private readonly pale: number,
    private readonly background: Color,
    /** A line along the first section axis. */
    striped: boolean,
  ) {
    const count = rod.node_arc.length;
    this.pieces = Math.max(1, rod.closed ? count : count - 1);
    this.fine = Math.max(1, Math.min(FINEST, Math.ceil(RINGS / this.pieces)));
    this.rings = this.pieces * this.fine + 1;
    this.section = corners(rod.outline, grow, striped);
    this.caps = rod.closed ? [] : this.capTriangles();
    this.nodes = new Float64Array(3 * count);
    this.turns = new Float64Array(4 * count);
    this.slopes = new Float64Array(3 * count);
    this.plain = color.clone().lerp(background, pale);
    this.between = this.placeValues();
    const vertices = this.section.length * (this.rings + (rod.closed ? 0 : 2));
    const attribute = () => new BufferAttribute(new Float32Array(3 * vertices), 3).setUsage(DynamicDrawUsage);
    [this.position, this.normal, this.color] = [attribute(), attribute(), attribute()];
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.position);
    geometry.setAttribute("normal", this.normal);
    geometry.setAttribute("color", this.color);
    geometry.setIndex(this.triangles());
    this.mesh = new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, roughness: 0.6, metalness: 0.02 }));
    this.mesh.castShadow = pale === 0;
    this.mesh.receiveShadow = pale === 0;
    this.mesh.frustumCulled = false;
    this.mesh.name = rod.name;
    const stride = Math.max(1, Math.ceil(count / FRAMES));
    this.marked = Array.from({ length: Math.ceil(count / stride) }, (_, k) => k * stride);
    this.triads = this.makeTriads(axes);
    this.group.add(this.mesh, this.triads, this.anchor);
  }

  /** Colour by a quantity, or plainly. */
  setColoring(coloring: Coloring | null): void {
    this.quantity = this.rod.quantities.find((q) => q.name === coloring?.name);
    this.coloring = this.quantity ? coloring : null;
  }

  /** Move to an instant. */
  update(s: Instant): void {
    this.group.visible = this.readNodes(s);
    if (!this.group.visible) return;
    this.findSlopes();
    this.sweep();
    this.dye(s);
    if (this.triads.visible) this.moveTriads();
    const middle = 3 * Math.floor((this.nodes.length / 3 - 1) / 2);
    this.anchor.position.fromArray(this.nodes, middle);
    for (const attribute of [this.position, this.normal, this.color]) attribute.needsUpdate = true;
    this.mesh.geometry.boundingSphere = null;
  }

  /** Positions and frames of the nodes; false where there are none. */
  private readNodes(s: Instant): boolean {
    const { position, orientation } = this.rod.tables;
    const { nodes, turns } = this;
    for (let i = 0; i < position.rows; i++) {
      for (let c = 0; c < 3; c++) nodes[3 * i + c] = position.smooth(s, i, c);
      // of q and -q, which mean the same, the one nearer to the frame before
      let dot = 0;
      for (let c = 0; c < 4; c++) dot += orientation.at(s.i, i, c) * orientation.at(s.j, i, c);
      const sign = dot < 0 ? -1 : 1;
      let length = 0;
      for (let c = 0; c < 4; c++) {
        const q = (1 - s.a) * orientation.at(s.i, i, c) + s.a * sign * orientation.at(s.j, i, c);
        turns[4 * i + c] = q;
        length += q * q;
      }
      length = Math.sqrt(length) || 1;
      for (let c = 0; c < 4; c++) turns[4 * i + c] /= length;
    }
    return Number.isFinite(nodes[0] + nodes[nodes.length - 1] + turns[0]);
  }

  /** Length of the piece behind a node. */
  private span(i: number): number {
    const { node_arc: arc, length } = this.rod;
    return i + 1 < arc.length ? arc[i + 1] - arc[i] : Math.max(length - arc[i], 1e-12);
  }

  /** Derivatives of the curve by the arc length at the nodes: those of the parabola through three of them. */
  private findSlopes(): void {
    const { nodes, slopes } = this;
    const count = nodes.length / 3;
    const chord = (i: number, c: number) => (nodes[3 * ((i + 1) % count) + c] - nodes[3 * i + c]) / this.span(i);
    for (let i = 0; i < count; i++) {
      const inside = this.rod.closed || (i > 0 && i + 1 < count);
      for (let c = 0; c < 3; c++) {
        if (inside) {
          const before = (i + count - 1) % count;
          const [a, b] = [this.span(before), this.span(i)];
          slopes[3 * i + c] = (b * chord(before, c) + a * chord(i, c)) / (a + b);
        } else if (count > 1) slopes[3 * i + c] = chord(i === 0 ? 0 : count - 2, c);
      }
    }
    if (this.rod.closed || count < 3) return;
    for (let c = 0; c < 3; c++) {
      slopes[c] = 2 * chord(0, c) - slopes[3 + c];
      slopes[3 * (count - 1) + c] = 2 * chord(count - 2, c) - slopes[3 * (count - 2) + c];
    }
  }

  /** The cross section along the curve. */
  private sweep(): void {
    const { nodes, turns, slopes, fine, section } = this;
    const count = nodes.length / 3;
    const [p, a1, a2, t] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
    const [q, r] = [new Quaternion(), new Quaternion()];
    const scale = this.rod.scale ?? [];
    for (let k = 0; k < this.rings; k++) {
      const i = Math.min(Math.floor(k / fine), this.pieces - 1);
      const j = (i + 1) % count;
      const u = k / fine - i;
      const h = this.span(i);
      // Hermite's cubic between the two nodes
      const [w0, w1] = [(1 + 2 * u) * (1 - u) ** 2, u * u * (3 - 2 * u)];
      const [m0, m1] = [h * u * (1 - u) ** 2, h * u * u * (u - 1)];
      const curve = (c: number) => w0 * nodes[3 * i + c] + w1 * nodes[3 * j + c] + m0 * slopes[3 * i + c] + m1 * slopes[3 * j + c];
      p.set(curve(0), curve(1), curve(2));
      q.set(turns[4 * i + 1], turns[4 * i + 2], turns[4 * i + 3], turns[4 * i]);
      r.set(turns[4 * j + 1], turns[4 * j + 2], turns[4 * j + 3], turns[4 * j]);
      q.slerp(r, u);
      a1.set(1, 0, 0).applyQuaternion(q);
      a2.set(0, 1, 0).applyQuaternion(q);
      const sx = scale.length > 0 ? scale[2 * i] + u * (scale[2 * j] - scale[2 * i]) : 1;
      const sy = scale.length > 0 ? scale[2 * i + 1] + u * (scale[2 * j + 1] - scale[2 * i + 1]) : 1;
      this.ring(k * section.length, p, a1, a2, sx, sy);
      if (this.rod.closed || (k > 0 && k + 1 < this.rings)) continue;
      // a cap has normals of its own
      t.crossVectors(a1, a2).multiplyScalar(k === 0 ? -1 : 1);
      const at = (this.rings + (k === 0 ? 0 : 1)) * section.length;
      this.ring(at, p, a1, a2, sx, sy);
      for (let n = 0; n < section.length; n++) this.normal.setXYZ(at + n, t.x, t.y, t.z);
    }
  }

  /** One ring of vertices. */
  private ring(at: number, p: Vector3, a1: Vector3, a2: Vector3, sx: number, sy: number): void {
    const [position, normal] = [this.position.array as Float32Array, this.normal.array as Float32Array];
    for (let n = 0; n < this.section.length; n++) {
      const { x, y, nx, ny } = this.section[n];
      const k = 3 * (at + n);
      position[k] = p.x + sx * x * a1.x + sy * y * a2.x;
      position[k + 1] = p.y + sx * x * a1.y + sy * y * a2.y;
      position[k + 2] = p.z + sx * x * a1.z + sy * y * a2.z;
      normal[k] = nx * a1.x + ny * a2.x;
      normal[k + 1] = nx * a1.y + ny * a2.y;
      normal[k + 2] = nx * a1.z + ny * a2.z;
    }
  }

  /** Colours of the rings. */
  private dye(s: Instant): void {
    const out = this.color.array as Float32Array;
    const { values } = this.rod.tables;
    const { coloring, quantity, section, pale, background } = this;
    const one = new Float32Array(3);
    const value = (row: number) => values.mixed(s, row, quantity?.column ?? 0) * factorAt(quantity?.factor ?? [1], row);
    for (let k = 0; k < this.rings; k++) {
      if (coloring) {
        const { row, next, share } = this.between[k];
        paint(coloring, (1 - share) * value(row) + share * value(next), one, 0);
        one[0] += pale * (background.r - one[0]);
        one[1] += pale * (background.g - one[1]);
        one[2] += pale * (background.b - one[2]);
      } else this.plain.toArray(one);
      this.dyeRing(out, k * section.length, one, true);
      if (this.rod.closed || (k > 0 && k + 1 < this.rings)) continue;
      this.dyeRing(out, (this.rings + (k === 0 ? 0 : 1)) * section.length, one, false);
    }
  }

  private dyeRing(out: Float32Array, at: number, color: Float32Array, toned: boolean): void {
    for (let n = 0; n < this.section.length; n++) {
      const tone = toned ? this.section[n].tone : 1;
      for (let c = 0; c < 3; c++) out[3 * (at + n) + c] = tone * color[c];
    }
  }

  /** Which values are around each ring. */
  private placeValues(): { row: number; next: number; share: number }[] {
    const { node_arc: arc, value_arc: places } = this.rod;
    return Array.from({ length: this.rings }, (_, k) => {
      const i = Math.min(Math.floor(k / this.fine), this.pieces - 1);
      const at = arc[i] + (k / this.fine - i) * this.span(i);
      let row = 0;
      while (row + 1 < places.length && places[row + 1] <= at) row += 1;
      const next = Math.min(row + 1, places.length - 1);
      const width = places[next] - places[row];
      // beyond the first and the last value the colour stays
      return { row, next, share: width > 0 ? Math.min(1, Math.max(0, (at - places[row]) / width)) : 0 };
    });
  }

  /** Triangles of the cross section, as indices of its corners. */
  private capTriangles(): number[][] {
    const step = this.rod.outline.smooth ? 1 : 2;
    const contour = this.section.filter((_, n) => n % step === 0).map(({ x, y }) => new Vector2(x, y));
    return ShapeUtils.triangulateShape(contour, []).map((triangle) => triangle.map((n) => n * step));
  }

  private triangles(): number[] {
    const width = this.section.length;
    const list: number[] = [];
    // sharp cross sections have a side from every second corner on
    const step = this.rod.outline.smooth ? 1 : 2;
    for (let k = 0; k + 1 < this.rings; k++) {
      for (let n = step - 1; n < width; n += step) {
        const [a, b] = [k * width + n, k * width + ((n + 1) % width)];
        list.push(a, b, a + width, b, b + width, a + width);
      }
    }
    for (const [a, b, c] of this.caps) {
      const [first, last] = [this.rings * width, (this.rings + 1) * width];
      list.push(first + c, first + b, first + a, last + a, last + b, last + c);
    }
    return list;
  }

  private makeTriads(axes: string[]): LineSegments {
    const geometry = new BufferGeometry();
    const count = 6 * this.marked.length;
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(3 * count), 3).setUsage(DynamicDrawUsage));
    const colors = new Float32Array(3 * count);
    const color = new Color();
    for (let k = 0; k < count; k++) color.set(axes[Math.floor(k / 2) % 3]).toArray(colors, 3 * k);
    geometry.setAttribute("color", new BufferAttribute(colors, 3));
    const lines = new LineSegments(geometry, new LineBasicMaterial({ vertexColors: true, depthTest: false, transparent: true }));
    lines.frustumCulled = false;
    lines.renderOrder = 3;
    lines.visible = false;
    return lines;
  }

  private moveTriads(): void {
    const attribute = this.triads.geometry.getAttribute("position") as BufferAttribute;
    const [p, q, end] = [new Vector3(), new Quaternion(), new Vector3()];
    this.marked.forEach((i, k) => {
      p.fromArray(this.nodes, 3 * i);
      q.set(this.turns[4 * i + 1], this.turns[4 * i + 2], this.turns[4 * i + 3], this.turns[4 * i]);
      for (let c = 0; c < 3; c++) {
        end.set(c === 0 ? 1 : 0, c === 1 ? 1 : 0, c === 2 ? 1 : 0).applyQuaternion(q).multiplyScalar(2.4 * this.size).add(p);
        attribute.setXYZ(6 * k + 2 * c, p.x, p.y, p.z);
        attribute.setXYZ(6 * k + 2 * c + 1, end.x, end.y, end.z);
      }
    });
    attribute.needsUpdate = true;
  }
}
