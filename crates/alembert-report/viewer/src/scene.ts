// The 3D picture: renderer, light, ground, the run, the camera, and its tools.

import {
  DirectionalLight, HemisphereLight, Matrix4, Mesh, Object3D, PCFShadowMap, Raycaster, Scene, Vector2, Vector3, WebGLRenderer,
} from "three";
import { glyphSize, motionCloud, spread, roundStep, viewBasis } from "./bounds";
import { CameraRig, type View } from "./camera";
import { Content, type Label, type Layer } from "./content";
import { ColorLegend, type Coloring, coloringOf } from "./colors";
import { type Run, instantAt, isAlike } from "./data";
import { h } from "./dom";
import { number } from "./format";
import { makeGround } from "./ground";
import { AxesCross, Names } from "./overlay";
import { type Caption, printed, printRatio } from "./print";
import { Pace } from "./pace";
import { type Palette, type Theme, palette } from "./theme";

/** The layers the reader can switch. */
export type Switch = Layer | "names" | "grid";

/** Share of the background in the colours of the last and of the first snapshot. */
const PALE = 0.25;
const PALEST = 0.6;
/** Of pictures that stand side by side. */
const FAINT = 0.06;
const MOST_SNAPSHOTS = 40;

/** The stage on which a run is played. */
export class Stage {
  readonly element = h("div", { class: "stage" });
  readonly switches: Record<Switch, boolean> = { joints: true, trails: true, names: false, grid: true, frames: false, arrows: true };
  private readonly renderer: WebGLRenderer;
  private readonly rig: CameraRig;
  private readonly names = new Names();
  private readonly cross = new AxesCross();
  private readonly scale = h("span", { class: "scale" });
  private readonly tip = h("span", { class: "tip", hidden: true });
  /** A weak light that moves with the camera, so that no side is ever black. */
  private readonly head = new DirectionalLight("#ffffff", 0);
  private scene = new Scene();
  private content: Content | null = null;
  /** Pale pictures of other times. */
  private ghosts: Content[] = [];
  private times: number[] = [];
  /** From one of them to the next, so that they stand side by side; zero leaves them where they are. */
  private apart = new Vector3();
  private coloring: Coloring | null = null;
  private readonly legend = new ColorLegend((name) => this.colorBy(name));
  private theme: Theme = "light";
  private grid: Object3D | null = null;
  private readonly toScene = new Matrix4();
  private followed: Object3D | null = null;
  private lastSeen: Vector3 | null = null;
  private run: Run | null = null;
  private time = 0;
  private waiting = false;
  private readonly pace = new Pace(() => this.render());

  /** Throws when the browser has no WebGL. */
  constructor() {
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    const canvas = this.renderer.domElement;
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", "Animation of the model; drag to turn, right-drag to move, wheel to zoom");
    canvas.id = "canvas3d";
    this.element.append(canvas, this.names.element, this.cross.element, this.scale, this.legend.element, this.tip);
    this.rig = new CameraRig(canvas, () => this.draw());
    new ResizeObserver(() => this.resize()).observe(this.element);
    // printers get nothing from WebGL: a copy stands in
    const copy = h("canvas", { class: "printed", "aria-hidden": "true" });
    this.element.append(copy);
    addEventListener("beforeprint", () => {
      this.render();
      [copy.width, copy.height] = [canvas.width, canvas.height];
      copy.getContext("2d")?.drawImage(canvas, 0, 0);
    });
    canvas.addEventListener("pointermove", (e) => this.point(e));
    canvas.addEventListener("pointerleave", () => (this.tip.hidden = true));
  }

  /** Show a run; keep the camera when only the theme changed. */
  setRun(run: Run, theme: Theme): void {
    const same = run === this.run;
    // another motion of the same model is seen from where the reader looks now
    const alike = this.run !== null && isAlike(this.run, run);
    this.run = run;
    this.theme = theme;
    this.follow("");
    this.clear();
    this.build(run, palette(theme));
    if (!same) {
      // the choice of the reader holds for all runs that have it
      this.legend.setRun(run);
      const kept = this.coloring && coloringOf(run, this.coloring.name);
      this.coloring = kept ?? coloringOf(run, run.colored_by ?? "");
    }
    this.legend.show(this.coloring);
    for (const content of [this.content, ...this.ghosts]) content?.setColoring(this.coloring);
    this.placeGhosts();
    for (const name of Object.keys(this.switches) as Switch[]) this.set(name, this.switches[name]);
    this.resize();
    if (!same && alike) this.rig.fit();
    else if (!same) {
      this.rig.setParallel(run.space === "planar");
      this.rig.view(run.space === "planar" ? "front" : "oblique");
    }
    this.setTime(this.time);
  }

  /** Move to a time. */
  setTime(time: number): void {
    this.time = time;
    if (!this.run) return;
    this.content?.update(instantAt(this.run.time, time));
    this.keepUp();
    this.draw();
  }

  /** Show or hide a layer. */
  set(name: Switch, on: boolean): void {
    this.switches[name] = on;
    if (name === "grid") {
      if (this.grid) this.grid.visible = on;
      this.scale.hidden = !on;
    } else if (name === "names") this.names.element.hidden = !on;
    else this.content?.setLayer(name, on);
    // what was hidden may have stayed behind
    this.setTime(this.time);
  }

  /** Colour the rods by a quantity; an empty or unknown name means plainly. */
  colorBy(name: string): void {
    if (!this.run) return;
    this.coloring = coloringOf(this.run, name);
    this.legend.show(this.coloring);
    for (const content of [this.content, ...this.ghosts]) content?.setColoring(this.coloring);
    this.placeGhosts();
    this.setTime(this.time);
  }

  /** Times that are shown at once, as pale pictures behind the current one. */
  get snapshots(): number[] {
    return this.times;
  }
  set snapshots(times: number[]) {
    this.times = times.filter(Number.isFinite).slice(0, MOST_SNAPSHOTS);
    if (this.run) this.setRun(this.run, this.theme);
  }

  /** Snapshots side by side, each so far from the one before, in the axes of the model. */
  arrange(times: number[], apart: number[]): void {
    this.apart.set(apart[0] ?? 0, apart[1] ?? 0, apart[2] ?? 0);
    this.snapshots = times;
    this.rig.fit();
  }

  private placeGhosts(): void {
    const { run } = this;
    if (run) this.ghosts.forEach((ghost, k) => ghost.update(instantAt(run.time, this.times[k])));
  }

  /** Names of the things the camera can follow. */
  get followable(): string[] {
    return this.targets().map((label) => label.text);
  }

  /** What the camera follows, or nothing. */
  get following(): string {
    return this.targets().find((label) => label.anchor === this.followed)?.text ?? "";
  }

  /** Follow something from now on; an empty name follows nothing. */
  follow(name: string): void {
    this.followed = this.targets().find((label) => label.text === name)?.anchor ?? null;
    this.lastSeen = null;
    this.keepUp();
  }

  private targets(): Label[] {
    return this.content?.labels.filter(({ kind }) => kind === "body" || kind === "point" || kind === "rod") ?? [];
  }

  /** Move the camera as far as what it follows has moved. */
  private keepUp(): void {
    if (!this.followed) return;
    this.scene.updateMatrixWorld();
    const place = this.followed.getWorldPosition(new Vector3());
    if (this.lastSeen) this.rig.shift(place.clone().sub(this.lastSeen));
    this.lastSeen = place;
  }

  /** Look from a standard direction. */
  view(view: View, glide = true): void {
    this.rig.view(view, glide);
    this.draw();
  }

  /** Everything into the picture. */
  fit(): void {
    this.rig.fit(undefined, true);
    this.draw();
  }

  get parallel(): boolean {
    return this.rig.isParallel;
  }
  set parallel(on: boolean) {
    this.rig.setParallel(on);
    this.draw();
  }

  /** The picture as it is, large enough for print, with its scale of colours; as PNG data. */
  picture(): string {
    const { renderer, element } = this;
    this.render(printRatio(renderer, element.clientWidth, element.clientHeight) / Math.min(devicePixelRatio, 2));
    const caption: Caption = { time: this.time, moving: this.times.length === 0, coloring: this.coloring };
    const data = printed(renderer.domElement, element.clientWidth, getComputedStyle(element), caption);
    this.render();
    return data;
  }

  /** Draw once in the next frame of the browser, however often this is called. */
  private draw(): void {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame((now) => {
      this.waiting = false;
      this.render(this.pace.next(now));
    });
  }

  /** Draw now, at a share of the full resolution. */
  private render(share = 1): void {
    const { camera } = this.rig;
    const ratio = share * Math.min(devicePixelRatio, 2);
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
    this.head.position.copy(camera.position).sub(this.rig.controls.target);
    this.renderer.render(this.scene, camera);
    this.cross.update(camera, this.toScene);
    if (this.switches.names) this.names.update(camera, this.element.clientWidth, this.element.clientHeight);
  }

  private resize(): void {
    const [width, height] = [this.element.clientWidth, this.element.clientHeight];
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height);
    this.rig.resize(width, height);
    // setting the size clears the picture: draw at once, not in the next frame
    this.render();
  }

  /** Free the memory of the graphics card. */
  private clear(): void {
    this.scene.traverse((object) => {
      const mesh = object as Partial<Mesh>;
      mesh.geometry?.dispose();
      for (const material of [mesh.material ?? []].flat()) material.dispose();
    });
    this.scene = new Scene();
  }

  /** Everything of a run, normalised: unit size, second axis up, third towards the reader. */
  private build(run: Run, colors: Palette): void {
    const { right, up, back } = viewBasis(run);
    const turn = new Matrix4().makeBasis(right, up, back).transpose();
    const beside = this.times.map((_, k) => this.apart.clone().multiplyScalar(k + 1));
    const { balls, low, high } = spread(motionCloud(run, turn), beside.map((v) => v.applyMatrix4(turn)));
    const center = low.clone().add(high).multiplyScalar(0.5);
    const radius = Math.max(low.distanceTo(high) / 2, 1e-12);
    const k = 1 / radius;
    this.toScene.makeScale(k, k, k).multiply(new Matrix4().makeTranslation(center.clone().negate())).multiply(turn);
    for (let i = 0; i < balls.length; i += 4) {
      for (let c = 0; c < 3; c++) balls[i + c] = (balls[i + c] - center.getComponent(c)) * k;
      balls[i + 3] *= k;
    }
    this.rig.setMotion(balls);

    const layering = run.space === "planar" ? 0.006 * radius : 0;
    const size = glyphSize(run, radius);
    this.content = new Content(run, colors, size, layering, radius);
    this.names.setLabels(this.content.labels);
    // the later, the stronger
    const aside = this.apart.lengthSq() > 0;
    const pale = (k: number) => (aside ? FAINT : this.times.length > 1 ? PALEST - ((PALEST - PALE) * k) / (this.times.length - 1) : PALE);
    this.ghosts = this.times.map((_, k) => new Content(run, colors, size, layering, radius, pale(k)));
    for (const { group } of [this.content, ...this.ghosts]) {
      group.applyMatrix4(this.toScene);
      this.scene.add(group);
    }
    this.ghosts.forEach(({ group }, n) => group.position.addScaledVector(beside[n], k));
    for (const ghost of this.ghosts) ghost.setLayer("frames", false);
    this.head.intensity = colors.head;
    this.scene.add(this.head, ...lights(colors, run.space === "planar"));
    this.addGround(run, colors, low.sub(center).multiplyScalar(k), radius);
  }

  /** Below the lowest point; behind everything in planar models. */
  private addGround(run: Run, colors: Palette, low: Vector3, radius: number): void {
    const spacing = roundStep(radius / 4);
    const zero = new Vector3().applyMatrix4(this.toScene);
    const planar = run.space === "planar";
    const { group, grid } = makeGround(colors, spacing / radius, new Vector2(zero.x, planar ? zero.y : -zero.z));
    if (planar) group.position.z = low.z - 0.02;
    else {
      group.rotation.x = -Math.PI / 2;
      group.position.y = low.y - 0.003;
    }
    this.grid = grid;
    this.scale.textContent = `grid ${number(spacing)} m`;
    this.scene.add(group);
  }

  /** Tell the name of the body under the pointer. */
  private point(event: PointerEvent): void {
    this.tip.hidden = true;
    if (event.buttons !== 0 || !this.content || event.pointerType === "touch") return;
    const box = this.element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / box.width - 1, 1 - (2 * y) / box.height), this.rig.camera);
    const hit = ray.intersectObjects(this.content.solids, false)[0];
    if (!hit || !hit.object.name) return;
    this.tip.hidden = false;
    this.tip.textContent = hit.object.name;
    this.tip.style.transform = `translate(${x + 14}px, ${y + 14}px)`;
  }
}

/** Soft light from everywhere, a main light with shadows and a weak one from behind. */
function lights(colors: Palette, planar: boolean): Object3D[] {
  const around = new HemisphereLight(colors.sky, colors.bounce, colors.ambient);
  const main = new DirectionalLight("#fffaf2", colors.key);
  main.position.copy(planar ? new Vector3(-1.1, 1.7, 3.4) : new Vector3(-1.3, 3.2, 2.1));
  main.castShadow = true;
  main.shadow.mapSize.set(2048, 2048);
  Object.assign(main.shadow.camera, { left: -1.5, right: 1.5, top: 1.5, bottom: -1.5, near: 0.5, far: 9 });
  main.shadow.radius = 5;
  main.shadow.normalBias = 0.008;
  main.shadow.bias = -0.0004;
  const rim = new DirectionalLight("#dbe8ff", 0.55);
  rim.position.set(2.5, 1.2, -2);
  return [around, main, rim];
}
