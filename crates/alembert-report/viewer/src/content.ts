// Everything of a run that moves, as objects of the scene, in model units and world axes.

import { Color, Group, Matrix4, Mesh, MeshStandardMaterial, Object3D, Quaternion, SphereGeometry, Vector3 } from "three";
import { Line2 } from "three/addons/lines/Line2.js";
import { LineGeometry } from "three/addons/lines/LineGeometry.js";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { arrowSign } from "./arrows";
import type { Coloring } from "./colors";
import { type Arrow, type Body, type Instant, type Joint, type Marker, type Num, type Rod, type Run, type Spring, orientationAt, vectorAt } from "./data";
import { GlyphMaterials, frameAxes, jointGlyph, matter, springCoil, unitRod } from "./glyphs";
import { Tube, outlineRadius } from "./rods";
import { shapeGeometry, shapePlacement } from "./shapes";
import type { Palette } from "./theme";

/** What can be shown or hidden. */
export type Layer = "joints" | "trails" | "frames" | "arrows";

/** A name and the object it belongs to. */
export interface Label {
  text: string;
  kind: "body" | "point" | "rod" | "joint" | "spring" | "marker" | "arrow";
  anchor: Object3D;
}

type Mover = (s: Instant) => void;

const Z = new Vector3(0, 0, 1);
const CALM = "#9aa5b1";
/** Straight pieces of a trail between two frames. */
const PIECES = 4;
/** Least radius of a rod in the picture, relative to that of the whole motion. */
const THINNEST = 0.004;

/** The drawn run. */
export class Content {
  readonly group = new Group();
  readonly labels: Label[] = [];
  /** Meshes under the pointer tell the name of their body. */
  readonly solids: Mesh[] = [];
  private readonly layers: Record<Layer, Object3D[]> = { joints: [], trails: [], frames: [], arrows: [] };
  private readonly movers: Mover[] = [];
  private readonly tubes: Tube[] = [];
  private readonly background: Color;

  constructor(
    run: Run,
    private readonly palette: Palette,
    private readonly size: number,
    /** Planar bodies lie in one plane: this distance between them says which covers which. */
    private readonly layering: number,
    /** Radius of the whole motion. */
    private readonly extent: number,
    /** A snapshot: so much of the background in its colours, and nothing but what has a body. Zero for the run itself. */
    private readonly pale = 0,
  ) {
    this.background = new Color(palette.background);
    run.bodies.forEach((body, k) => this.addBody(body, k));
    const first = run.bodies.length;
    (run.rods ?? []).forEach((rod, k) => this.addRod(rod, first + k));
    run.points.forEach((point, k) => {
      const material = matter(palette.bodies[(first + k) % palette.bodies.length]);
      material.color.lerp(this.background, pale);
      const ball = new Mesh(new SphereGeometry(point.radius || 1.2 * size, 32, 20), material);
      ball.castShadow = ball.receiveShadow = pale === 0;
      ball.name = point.name;
      this.solids.push(ball);
      this.place(ball, point.position);
      this.labels.push({ text: point.name, kind: "point", anchor: ball });
    });
    const wire = matter(palette.spring, 0.35);
    wire.color.lerp(this.background, pale);
    run.springs.forEach((spring) => this.addSpring(spring, wire));
    if (pale > 0) return;
    const glyphs = new GlyphMaterials(palette.joint, CALM, layering > 0 ? 0.92 : 0.3);
    run.joints.forEach((joint) => this.addJoint(joint, glyphs));
    run.markers.forEach((marker, k) => this.addMarker(marker, palette.series[(k + 1) % palette.series.length]));
    // in planar models before all bodies
    const front = (first + (run.rods ?? []).length + 1) * layering;
    for (const arrow of run.arrows ?? []) this.addArrow(arrow, front);
  }

  /** Move everything to an instant. */
  update(s: Instant): void {
    for (const move of this.movers) move(s);
  }

  /** Colour the rods by a quantity, or plainly. */
  setColoring(coloring: Coloring | null): void {
    for (const tube of this.tubes) tube.setColoring(coloring);
  }

  /** Show or hide a layer. */
  setLayer(layer: Layer, visible: boolean): void {
    for (const object of this.layers[layer]) object.visible = visible;
  }

  /** Keep an object at a recorded position; it disappears where there is none. */
  private place(object: Object3D, position: Num[]): void {
    const holder = new Group();
    holder.add(object);
    this.group.add(holder);
    this.movers.push((s) => {
      holder.visible = vectorAt(position, s, holder.position);
    });
  }

  private addBody(body: Body, k: number): void {
    const { palette } = this;
    const holder = new Group();
    for (const shape of body.shapes) {
      const material = new MeshStandardMaterial({
        color: /^#[0-9a-f]{6}$/i.test(shape.color ?? "") ? shape.color : palette.bodies[k % palette.bodies.length],
        vertexColors: true,
        roughness: 0.55,
        metalness: 0.03,
      });
      material.color.lerp(this.background, this.pale);
      const mesh = new Mesh(shapeGeometry(shape), material);
      mesh.applyMatrix4(shapePlacement(shape));
      mesh.castShadow = mesh.receiveShadow = this.pale === 0;
      mesh.name = body.name;
      this.solids.push(mesh);
      holder.add(mesh);
    }
    const axes = frameAxes(1.4 * this.size, [palette.series[1], palette.series[2], palette.series[0]]);
    const anchor = new Group();
    anchor.position.copy(middle(body));
    holder.add(axes, anchor);
    // a body without shapes is its frame
    if (body.shapes.length > 0) this.layers.frames.push(axes);
    this.group.add(holder);
    this.labels.push({ text: body.name, kind: "body", anchor });
    this.movers.push((s) => {
      holder.visible =
        vectorAt(body.position, s, holder.position) && orientationAt(body.directors, s, holder.quaternion);
      holder.position.z += k * this.layering;
    });
  }

  private addRod(rod: Rod, k: number): void {
    const { palette } = this;
    const color = new Color(/^#[0-9a-f]{6}$/i.test(rod.color ?? "") ? rod.color : palette.bodies[k % palette.bodies.length]);
    const radius = outlineRadius(rod);
    const grow = radius > 0 ? Math.max(1, (THINNEST * this.extent) / radius) : 1;
    const axes = [palette.series[1], palette.series[2], palette.series[0]];
    const tube = new Tube(rod, color, grow, this.size, axes, this.pale, this.background, this.layering === 0);
    tube.group.position.z = k * this.layering;
    this.tubes.push(tube);
    this.solids.push(tube.mesh);
    this.layers.frames.push(tube.triads);
    this.labels.push({ text: rod.name, kind: "rod", anchor: tube.anchor });
    this.group.add(tube.group);
    this.movers.push((s) => tube.update(s));
  }

  private addJoint(joint: Joint, materials: GlyphMaterials): void {
    if (joint.kind === "distance") {
      this.addLink(joint, materials);
      return;
    }
    const glyph = jointGlyph(joint.kind, materials, this.size);
    if (!glyph) return;
    this.layers.joints.push(glyph);
    this.labels.push({ text: joint.name, kind: "joint", anchor: glyph });
    this.place(glyph, joint.position);
    const [axis, second] = [new Vector3(), new Vector3()];
    const basis = new Matrix4();
    this.movers.push((s) => {
      if (!vectorAt(joint.axis, s, axis) || axis.lengthSq() === 0) return;
      axis.normalize();
      if (vectorAt(joint.second_axis, s, second) && second.lengthSq() > 0) {
        // the third axis along the first joint axis, the first along the second joint axis
        second.addScaledVector(axis, -axis.dot(second)).normalize();
        basis.makeBasis(second, new Vector3().crossVectors(axis, second), axis);
        glyph.quaternion.setFromRotationMatrix(basis);
      } else {
        turnTo(axis, glyph.quaternion);
      }
    });
  }

  /** A massless link of a distance constraint: a thin rod from end to end. */
  private addLink(joint: Joint, materials: GlyphMaterials): void {
    const holder = new Group();
    const [near, far, rod] = [new Group(), new Group(), new Group()];
    materials.add(rod, unitRod(0.16 * this.size));
    materials.add(near, new SphereGeometry(0.42 * this.size, 24, 16));
    materials.add(far, new SphereGeometry(0.42 * this.size, 24, 16));
    const anchor = new Group();
    holder.add(rod, near, far, anchor);
    this.layers.joints.push(holder);
    this.labels.push({ text: joint.name, kind: "joint", anchor });
    this.place(holder, joint.position);
    const span = new Vector3();
    this.movers.push((s) => {
      rod.visible = far.visible = vectorAt(joint.axis, s, span);
      far.position.copy(span);
      anchor.position.copy(span).multiplyScalar(0.5);
      rod.scale.z = Math.max(span.length(), 1e-12);
      turnTo(span.normalize(), rod.quaternion);
    });
  }

  private addSpring(spring: Spring, wire: MeshStandardMaterial): void {
    const [a, b] = [new Vector3(), new Vector3()];
    const coil = springCoil(meanLength(spring) || this.size, this.size, wire);
    const anchor = new Group();
    this.group.add(coil, anchor);
    this.labels.push({ text: spring.name, kind: "spring", anchor });
    this.movers.push((s) => {
      coil.visible = vectorAt(spring.a, s, a) && vectorAt(spring.b, s, b);
      coil.position.copy(a);
      anchor.position.addVectors(a, b).multiplyScalar(0.5);
      b.sub(a);
      coil.scale.z = Math.max(b.length(), 1e-12);
      turnTo(b.normalize(), coil.quaternion);
    });
  }

  private addArrow(arrow: Arrow, front: number): void {
    const color = /^#[0-9a-f]{6}$/i.test(arrow.color ?? "") ? (arrow.color ?? "") : this.palette.arrow;
    const { group, middle, move } = arrowSign(arrow, color, this.size, this.extent, this.layering > 0);
    const holder = new Group();
    holder.position.z = front;
    holder.add(group);
    this.group.add(holder);
    this.layers.arrows.push(holder);
    this.labels.push({ text: arrow.name, kind: "arrow", anchor: middle });
    this.movers.push(move);
  }

  private addMarker(marker: Marker, color: string): void {
    const dot = new Mesh(new SphereGeometry(0.45 * this.size, 20, 14), matter(color, 0.6));
    this.place(dot, marker.position);
    this.labels.push({ text: marker.name, kind: "marker", anchor: dot });
    const path = filledPath(marker.position);
    this.layers.trails.push(dot);
    if (path.length < 6) return;
    // a pale colour, not a transparent one: a path that is run through many times stays pale
    const pale = new Color(this.palette.background).lerp(new Color(color), this.palette.trail);
    const whole = pathLine(path, pale, 1.5, 1);
    const past = pathLine(path, color, 2.5, 0.95);
    this.group.add(whole, past);
    this.layers.trails.push(whole, past);
    this.movers.push(pastMover(past, path, marker.position));
  }
}

/** Shortest turn from the third axis to a unit vector. */
function turnTo(axis: Vector3, out: Quaternion): void {
  out.setFromUnitVectors(Z, axis);
}

/** Where the name of a body belongs: the middle of its shapes. */
function middle(body: Body): Vector3 {
  const sum = new Vector3();
  for (const shape of body.shapes) sum.add(new Vector3(...shape.position));
  return body.shapes.length > 0 ? sum.divideScalar(body.shapes.length) : sum;
}

/** Mean distance of the ends of a spring over the run. */
function meanLength(spring: Spring): number {
  const [a, b] = [new Vector3(), new Vector3()];
  const frames = Math.floor(spring.a.length / 3);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < frames; i += Math.max(1, Math.floor(frames / 100))) {
    const s = { i, j: i, a: 0 };
    if (!vectorAt(spring.a, s, a) || !vectorAt(spring.b, s, b)) continue;
    sum += a.distanceTo(b);
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

/** A path without gaps: missing positions repeat the one before. */
function filledPath(position: Num[]): number[] {
  const frames = Math.floor(position.length / 3);
  const path: number[] = [];
  const p = new Vector3();
  // begin where the path begins
  let first = 0;
  while (first < frames && !vectorAt(position, { i: first, j: first, a: 0 }, p)) first += 1;
  if (first === frames) return [];
  for (let k = 0; k <= PIECES * (frames - 1); k++) {
    const i = Math.floor(k / PIECES);
    const s = { i, j: Math.min(i + 1, frames - 1), a: (k % PIECES) / PIECES };
    if (i > first || s.a > 0) vectorAt(position, s, p);
    path.push(p.x, p.y, p.z);
  }
  return path;
}

/** A line of constant width on the screen. */
function pathLine(path: number[], color: string | Color, linewidth: number, opacity: number): Line2 {
  const geometry = new LineGeometry();
  geometry.setPositions(path);
  const line = new Line2(geometry, new LineMaterial({ color, linewidth, opacity, transparent: true, depthWrite: false }));
  line.frustumCulled = false;
  return line;
}

/** Draw a line only up to the current instant; its last piece ends between two frames. */
function pastMover(line: Line2, path: number[], position: Num[]): Mover {
  const start = line.geometry.getAttribute("instanceStart") as unknown as { data: { array: Float32Array; needsUpdate: boolean } };
  const { data } = start;
  const now = new Vector3();
  let changed = 0;
  return (s) => {
    const segments = path.length / 3 - 1;
    const at = Math.floor(PIECES * (s.i + s.a));
    const k = Math.min(at, segments - 1);
    // each piece holds its start and its end; give the piece cut last time its own end again
    data.array.set(path.slice(3 * changed + 3, 3 * changed + 6), 6 * changed + 3);
    if (at < segments && vectorAt(position, s, now)) data.array.set([now.x, now.y, now.z], 6 * k + 3);
    changed = k;
    data.needsUpdate = true;
    line.geometry.instanceCount = k + 1;
  };
}
