// Signs for what has no shape of its own: joints, springs, frames. All are built along the third
// axis with a given size, and moved as a whole.

import {
  BoxGeometry, BufferGeometry, CatmullRomCurve3, ConeGeometry, CylinderGeometry, GreaterDepth, Group, Mesh,
  MeshStandardMaterial, OctahedronGeometry, SphereGeometry, TorusGeometry, TubeGeometry, Vector3,
} from "three";

/** A plain material that takes part in light and shadow. */
export function matter(color: string, roughness = 0.5): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, roughness, metalness: 0.05 });
}

/** The two materials of joint signs: visible, and faint where something is in front. */
export class GlyphMaterials {
  readonly solid: MeshStandardMaterial;
  readonly core: MeshStandardMaterial;
  private readonly ghosts = new Map<MeshStandardMaterial, MeshStandardMaterial>();

  /** `hidden` is the opacity of what lies behind something else. */
  constructor(color: string, core: string, hidden: number) {
    this.solid = matter(color, 0.4);
    this.core = matter(core, 0.4);
    for (const material of [this.solid, this.core]) {
      const ghost = material.clone();
      ghost.transparent = true;
      ghost.opacity = hidden;
      ghost.depthFunc = GreaterDepth;
      ghost.depthWrite = false;
      this.ghosts.set(material, ghost);
    }
  }

  /** Add a part, together with its ghost. */
  add(group: Group, geometry: BufferGeometry, material = this.solid): void {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    const ghost = new Mesh(geometry, this.ghosts.get(material));
    ghost.renderOrder = 2;
    group.add(mesh, ghost);
  }
}

/** A cylinder along the third axis. */
function rod(radius: number, length: number, z = 0): BufferGeometry {
  return new CylinderGeometry(radius, radius, length, 32).rotateX(Math.PI / 2).translate(0, 0, z);
}

/** A tip along the third axis, upwards or downwards. */
function tip(radius: number, length: number, z: number): BufferGeometry {
  const cone = new ConeGeometry(radius, length, 24).rotateX((Math.sign(z) * Math.PI) / 2);
  return cone.translate(0, 0, z + (Math.sign(z) * length) / 2);
}

/** A shaft with two tips: something moves along it. */
function slide(group: Group, m: GlyphMaterials, g: number): void {
  m.add(group, rod(0.16 * g, 5.2 * g));
  m.add(group, tip(0.42 * g, 0.9 * g, 2.4 * g));
  m.add(group, tip(0.42 * g, 0.9 * g, -2.4 * g));
}

/** A bearing: a sleeve with a lighter pin in it. */
function bearing(group: Group, m: GlyphMaterials, g: number): void {
  m.add(group, rod(0.72 * g, 1.9 * g));
  m.add(group, rod(0.36 * g, 2.3 * g), m.core);
}

const BUILDERS: Record<string, (group: Group, m: GlyphMaterials, g: number) => void> = {
  revolute: bearing,
  prismatic(group, m, g) {
    slide(group, m, g);
    m.add(group, new BoxGeometry(1.25 * g, 1.25 * g, 1.7 * g));
  },
  cylindrical(group, m, g) {
    slide(group, m, g);
    m.add(group, rod(0.72 * g, 1.7 * g));
  },
  screw(group, m, g) {
    slide(group, m, g);
    m.add(group, helix(0.55 * g, 3.4 * g, 4, 0.15 * g, false).translate(0, 0, -1.7 * g));
  },
  spherical(group, m, g) {
    m.add(group, new SphereGeometry(0.78 * g, 32, 20), m.core);
    m.add(group, new TorusGeometry(0.78 * g, 0.2 * g, 14, 40));
  },
  universal(group, m, g) {
    m.add(group, rod(0.26 * g, 2.6 * g));
    m.add(group, rod(0.26 * g, 2.6 * g).rotateY(Math.PI / 2));
    m.add(group, new SphereGeometry(0.5 * g, 24, 16), m.core);
  },
  planar(group, m, g) {
    m.add(group, rod(2.2 * g, 0.14 * g));
    m.add(group, rod(0.14 * g, 2.2 * g, 1.1 * g));
    m.add(group, tip(0.36 * g, 0.7 * g, 2.1 * g));
  },
  weld(group, m, g) {
    m.add(group, new OctahedronGeometry(0.8 * g));
  },
};

/** The sign of a joint, along the third axis; null for kinds that are not drawn this way. */
export function jointGlyph(kind: string, m: GlyphMaterials, size: number): Group | null {
  const build = BUILDERS[kind];
  if (!build) return null;
  const group = new Group();
  build(group, m, size);
  return group;
}

/** A tube along a helix about the third axis, from 0 to `length`; with straight ends for springs. */
function helix(radius: number, length: number, turns: number, wire: number, ends: boolean): BufferGeometry {
  const lead = ends ? 0.1 : 0;
  const points: Vector3[] = ends ? [new Vector3(0, 0, 0)] : [];
  const count = turns * 14;
  for (let k = 0; k <= count; k++) {
    const share = k / count;
    // the coil opens and closes within half a turn, so that the ends meet the axis
    const opening = ends ? Math.min(1, share * turns * 2, (1 - share) * turns * 2) : 1;
    const angle = 2 * Math.PI * turns * share;
    const z = length * (lead + (1 - 2 * lead) * share);
    points.push(new Vector3(opening * radius * Math.cos(angle), opening * radius * Math.sin(angle), z));
  }
  if (ends) points.push(new Vector3(0, 0, length));
  return new TubeGeometry(new CatmullRomCurve3(points), turns * 22, wire, 8);
}

/** A coil spring of unit length along the third axis; stretch it by scaling that axis. */
export function springCoil(length: number, size: number, material: MeshStandardMaterial): Mesh {
  const radius = Math.min(1.1 * size, 0.16 * length);
  const turns = Math.round(Math.min(16, Math.max(5, (0.7 * length) / radius)));
  const geometry = helix(radius, length, turns, 0.17 * radius, true);
  const coil = new Mesh(geometry.scale(1, 1, 1 / length), material);
  coil.castShadow = true;
  return coil;
}

/** A rod of unit length along the third axis, from 0 to 1; stretch it by scaling that axis. */
export function unitRod(radius: number): BufferGeometry {
  return rod(radius, 1, 0.5);
}

/** Three axes of a frame, as rods. */
export function frameAxes(size: number, colors: string[]): Group {
  const group = new Group();
  const turns: ((g: BufferGeometry) => BufferGeometry)[] = [
    (g) => g.rotateY(Math.PI / 2),
    (g) => g.rotateX(-Math.PI / 2),
    (g) => g,
  ];
  turns.forEach((turn, k) => {
    const material = matter(colors[k], 0.6);
    group.add(new Mesh(turn(rod(0.11 * size, 2.2 * size, 1.1 * size)), material));
    group.add(new Mesh(turn(tip(0.3 * size, 0.7 * size, 2.2 * size)), material));
  });
  return group;
}
