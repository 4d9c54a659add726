// Arrows that come and go, such as contact forces.

import { ConeGeometry, CylinderGeometry, Group, type Object3D, Vector3 } from "three";
import { type Arrow, type Instant, straightVectorAt, vectorAt } from "./data";
import { GlyphMaterials } from "./glyphs";

const Z = new Vector3(0, 0, 1);
/** Lengths of the head and thicknesses, in sizes of signs. */
const HEAD = 2.2;
const HEAD_RADIUS = 0.8;
const SHAFT_RADIUS = 0.3;
/** Shorter than this share of the whole motion is nothing. */
const NOTHING = 2e-3;

/** An arrow: its objects, where its name belongs, and how it moves. */
export interface ArrowSign {
  group: Group;
  middle: Object3D;
  move: (s: Instant) => void;
}

/** The sign of an arrow, along the third axis of its group. */
export function arrowSign(arrow: Arrow, color: string, size: number, extent: number, planar: boolean): ArrowSign {
  const group = new Group();
  const [shaft, head, middle] = [new Group(), new Group(), new Group()];
  // a force often points into the body it acts on: seen through it
  const materials = new GlyphMaterials(color, color, planar ? 0.92 : 0.4);
  const radius = SHAFT_RADIUS * size;
  materials.add(shaft, new CylinderGeometry(radius, radius, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5));
  // the tip at the origin
  materials.add(head, new ConeGeometry(HEAD_RADIUS * size, HEAD * size, 28).rotateX(Math.PI / 2).translate(0, 0, -0.5 * HEAD * size));
  group.add(shaft, head, middle);
  const vector = new Vector3();
  const move = (s: Instant): void => {
    group.visible = straightVectorAt(arrow.vector, s, vector) && vectorAt(arrow.position, s, group.position);
    const length = vector.length();
    group.visible &&= length > NOTHING * extent;
    if (!group.visible) return;
    group.quaternion.setFromUnitVectors(Z, vector.divideScalar(length));
    // a short arrow is thinner, not a head without a shaft
    const slim = Math.min(1, length / (2 * HEAD * size));
    head.position.z = length;
    head.scale.setScalar(slim);
    shaft.scale.set(slim, slim, Math.max(length - 0.9 * slim * HEAD * size, 1e-12));
    middle.position.z = 0.5 * length;
  };
  return { group, middle, move };
}
