// The camera: orbit, pan and zoom, standard views, and fitting the whole motion into the picture.
//
// The scene is normalised: the motion lies in about the unit ball around the origin, the second
// axis is up and the third points to the reader.

import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

export type View = "oblique" | "front" | "side" | "top";

const DIRECTIONS: Record<View, Vector3> = {
  oblique: new Vector3(0.62, 0.42, 1).normalize(),
  front: new Vector3(0, 0, 1),
  side: new Vector3(1, 0, 0),
  // not exactly from above, so that the first axis stays to the right
  top: new Vector3(0, 1, 1e-4).normalize(),
};
const UP = new Vector3(0, 1, 0);
const FIELD_OF_VIEW = 30;
const MARGIN = 1.1;
/** Duration of a change of view [ms]. */
const GLIDE = 350;

/** Where the camera is; the half height matters without perspective, the distance with it. */
interface Pose {
  target: Vector3;
  direction: Vector3;
  distance: number;
  halfHeight: number;
}

/** Whether a text names a standard view. */
export function isView(text: string): text is View {
  return Object.hasOwn(DIRECTIONS, text);
}

/** Two cameras with one set of controls. */
export class CameraRig {
  private readonly perspective = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 60);
  private readonly parallel = new OrthographicCamera(-1, 1, 1, -1, -30, 60);
  readonly controls: OrbitControls;
  private halfHeight = 1.2;
  private aspect = 1;
  private gliding = 0;
  /** Nobody has turned, moved or zoomed since everything was in the picture. */
  private untouched = false;
  private balls: Float32Array = new Float32Array();

  constructor(element: HTMLElement, changed: () => void) {
    this.controls = new OrbitControls(this.perspective, element);
    this.controls.enableDamping = false;
    this.controls.zoomSpeed = 0.8;
    this.controls.minDistance = 0.05;
    this.controls.maxDistance = 20;
    this.controls.addEventListener("change", changed);
    // the reader's hand goes first
    this.controls.addEventListener("start", () => {
      this.untouched = false;
      cancelAnimationFrame(this.gliding);
    });
  }

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.controls.object as PerspectiveCamera | OrthographicCamera;
  }

  get isParallel(): boolean {
    return this.camera === this.parallel;
  }

  /** The motion to fit: balls (x, y, z, radius) in normalised units. */
  setMotion(balls: Float32Array): void {
    this.balls = balls;
  }

  /** With or without perspective; the direction stays. */
  setParallel(parallel: boolean): void {
    if (parallel === this.isParallel) return;
    const direction = this.direction();
    this.controls.object = parallel ? this.parallel : this.perspective;
    this.fit(direction);
  }

  /** Follow the size of the picture. */
  resize(width: number, height: number): void {
    const before = this.aspect;
    this.aspect = width / Math.max(1, height);
    // who has not chosen a view sees everything in every shape of the picture
    if (this.untouched && this.balls.length > 0 && Math.abs(this.aspect - before) > 1e-6) this.fit();
    else this.apply();
  }

  /** Look from a standard direction at everything; glide there when asked to. */
  view(view: View, glide = false): void {
    this.fit(DIRECTIONS[view], glide);
  }

  /** Everything in the picture, seen from a direction (default: as now). */
  fit(direction = this.direction(), glide = false): void {
    const goal = this.fitted(direction);
    this.untouched = true;
    cancelAnimationFrame(this.gliding);
    if (!glide || matchMedia("(prefers-reduced-motion: reduce)").matches) this.take(goal);
    else this.glide(goal);
  }

  /** The pose from which everything is seen. */
  private fitted(direction: Vector3): Pose {
    const z = direction.clone().normalize();
    const x = new Vector3().crossVectors(UP, z);
    if (x.lengthSq() < 1e-12) x.set(1, 0, 0);
    x.normalize();
    const y = new Vector3().crossVectors(z, x);
    const { center, half } = this.extent([x, y, z]);
    const target = new Vector3().addScaledVector(x, center.x).addScaledVector(y, center.y).addScaledVector(z, center.z);
    return {
      target,
      direction: z,
      distance: this.isParallel ? 6 : this.distance([x, y, z], center),
      halfHeight: Math.max(half.y, half.x / this.aspect, 1e-3) * MARGIN,
    };
  }

  /** Take a pose at once. */
  private take({ target, direction, distance, halfHeight }: Pose): void {
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(direction, distance);
    this.camera.zoom = 1;
    this.halfHeight = halfHeight;
    this.apply();
    this.controls.update();
  }

  /** Take a pose within a moment. */
  private glide(goal: Pose): void {
    const from: Pose = {
      target: this.controls.target.clone(),
      direction: this.direction(),
      distance: this.camera.position.distanceTo(this.controls.target),
      halfHeight: this.halfHeight / this.camera.zoom,
    };
    const mix = (a: number, b: number, s: number) => a + s * (b - a);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const s = share * share * (3 - 2 * share);
      this.take({
        target: from.target.clone().lerp(goal.target, s),
        direction: from.direction.clone().lerp(goal.direction, s).normalize(),
        distance: mix(from.distance, goal.distance, s),
        halfHeight: mix(from.halfHeight, goal.halfHeight, s),
      });
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  /** Move the camera along with something. */
  shift(by: Vector3): void {
    this.untouched = false;
    this.controls.target.add(by);
    this.camera.position.add(by);
    this.controls.update();
  }

  /** From the target to the camera. */
  private direction(): Vector3 {
    return this.camera.position.clone().sub(this.controls.target).normalize();
  }

  /** Middle and half size of the motion along three axes. */
  private extent(axes: Vector3[]): { center: Vector3; half: Vector3 } {
    const low = new Vector3(Infinity, Infinity, Infinity);
    const high = low.clone().negate();
    this.along(axes, (p, radius) => {
      low.min(p.subScalar(radius));
      high.max(p.addScalar(2 * radius));
    });
    const center = low.clone().add(high).multiplyScalar(0.5);
    return { center, half: high.sub(center) };
  }

  /** Distance from the middle at which the whole motion is inside the field of view. */
  private distance(axes: Vector3[], center: Vector3): number {
    const vertical = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const horizontal = vertical * this.aspect;
    let distance = 0.1;
    this.along(axes, (p, radius) => {
      const x = Math.abs(p.x - center.x) + radius;
      const y = Math.abs(p.y - center.y) + radius;
      const needed = p.z - center.z + MARGIN * Math.max(x / horizontal, y / vertical) + radius;
      distance = Math.max(distance, needed);
    });
    return distance;
  }

  /** The balls of the motion along three axes. */
  private along(axes: Vector3[], use: (p: Vector3, radius: number) => void): void {
    const [p, q] = [new Vector3(), new Vector3()];
    for (let k = 0; k < this.balls.length; k += 4) {
      p.fromArray(this.balls, k);
      use(q.set(p.dot(axes[0]), p.dot(axes[1]), p.dot(axes[2])), this.balls[k + 3]);
    }
  }

  /** Bring both projections up to date. */
  private apply(): void {
    this.perspective.aspect = this.aspect;
    this.perspective.updateProjectionMatrix();
    const width = this.halfHeight * this.aspect;
    Object.assign(this.parallel, { left: -width, right: width, top: this.halfHeight, bottom: -this.halfHeight });
    this.parallel.updateProjectionMatrix();
  }
}
