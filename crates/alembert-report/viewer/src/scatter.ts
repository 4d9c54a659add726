// Points over objectives as a drawing: what all kinds of it share. The points can be pointed at, focused and chosen.

import type { FrontPoint } from "./data";
import { h, svg } from "./dom";

/** A point that can be drawn, and its place in the list of the front. */
export interface Spot {
  index: number;
  values: number[];
  point: FrontPoint;
}

/** What a drawing tells its owner. */
export interface ScatterEvents {
  point(index: number | null): void;
  choose(index: number): void;
}

/** Where a point lies in the drawing; the depth goes from 0 (far) to 1 (near). */
export interface Place {
  x: number;
  y: number;
  depth: number;
}

/** Distances within which a point counts as meant, in pixels: with and without a run. */
const REACH = 20;
const SHORT_REACH = 9;
/** A pointer that moved further was a drag. */
const STILL = 4;

/** A drawing of all points. */
export abstract class Scatter {
  readonly element = h("div", { class: "scatter" });
  protected readonly root = svg("svg", { role: "group" });
  protected readonly back = svg("g", { class: "scatter-axes", "aria-hidden": "true" });
  protected readonly samples = svg("path", { class: "scatter-samples", "aria-hidden": "true" });
  protected readonly line = svg("path", { class: "scatter-line", "aria-hidden": "true" });
  protected readonly fore = svg("g", { class: "scatter-fore", "aria-hidden": "true" });
  private readonly marks = svg("g");
  private readonly tip = h("div", { class: "scatter-tip", hidden: true });
  /** Points with an element of their own: those of the front, and those with a run. */
  private readonly signs = new Map<number, SVGGElement>();
  private readonly samplesOnly: Spot[];
  private readonly walk: Spot[];
  private places = new Map<number, Place>();
  protected width = 0;
  protected height = 0;
  private from = { x: 0, y: 0 };
  private hovered: number | null = null;
  /** Whether the pointer or the focus is here: then the values are told here. */
  private active = false;

  constructor(
    protected readonly spots: Spot[],
    private readonly describe: (spot: Spot) => HTMLElement[],
    private readonly events: ScatterEvents,
  ) {
    const alone = (spot: Spot) => spot.point.dominated === true && spot.point.run === undefined;
    this.samplesOnly = spots.filter(alone);
    this.walk = spots.filter((spot) => spot.point.run !== undefined).sort((a, b) => a.values[0] - b.values[0]);
    for (const spot of spots) if (!alone(spot)) this.addSign(spot);
    this.root.append(this.back, this.samples, this.line, this.marks, this.fore);
    this.element.append(this.root, this.tip);
    this.listen();
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  /** Height for a width. */
  protected abstract heightFor(width: number): number;
  /** Where a point lies. */
  protected abstract place(values: number[]): Place;
  /** Axes and whatever else is not a point. */
  protected abstract drawAxes(): void;
  /** A drag that began in the drawing. */
  protected drag(_dx: number, _dy: number): void {}

  /** Draw everything at its place. */
  protected draw(): void {
    if (this.width === 0) return;
    this.drawAxes();
    this.places = new Map(this.spots.map((spot) => [spot.index, this.place(spot.values)]));
    this.samples.setAttribute("d", this.samplesOnly.map(({ index }) => `M${this.at(index)}h0`).join(""));
    for (const [index, sign] of this.signs) {
      const depth = this.places.get(index)?.depth ?? 1;
      sign.setAttribute("transform", `translate(${this.at(index)}) scale(${(0.75 + 0.25 * depth).toFixed(3)})`);
      sign.style.opacity = String(0.45 + 0.55 * depth);
    }
    this.showTip();
  }

  /** Show which point is pointed at, and which are chosen. */
  mark(hovered: number | null, chosen: (point: FrontPoint) => boolean): void {
    this.hovered = hovered;
    for (const { index, point } of this.spots) {
      const sign = this.signs.get(index);
      sign?.classList.toggle("hovered", index === hovered);
      sign?.classList.toggle("chosen", chosen(point));
      if (sign && point.run !== undefined) sign.setAttribute("aria-pressed", String(chosen(point)));
      // what is chosen lies above its neighbours, unless moving it would take the focus away
      if (sign && chosen(point) && sign !== this.marks.lastChild && document.activeElement !== sign) this.marks.append(sign);
    }
    this.setStop(this.walk.find((spot) => chosen(spot.point)) ?? this.walk[0]);
    this.showTip();
  }

  /** Place of a point as text. */
  protected at(index: number): string {
    const { x, y } = this.places.get(index) ?? { x: 0, y: 0 };
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }

  private addSign(spot: Spot): void {
    const { point, index } = spot;
    const kinds = ["scatter-point", point.dominated && "dominated", point.run === undefined && "bare"].filter(Boolean).join(" ");
    const sign = svg("g", { class: kinds }, svg("circle", { class: "halo", r: 10 }), svg("circle", { class: "dot", r: point.dominated ? 3.5 : 5 }));
    if (point.run !== undefined) {
      sign.setAttribute("role", "button");
      sign.setAttribute("tabindex", "-1");
      sign.setAttribute("aria-label", this.describe(spot).map((part) => part.textContent).join(", "));
      sign.dataset.run = String(point.run);
      sign.addEventListener("focus", () => this.point(index));
      sign.addEventListener("blur", () => this.point(null));
    }
    this.signs.set(index, sign);
    this.marks.append(sign);
  }

  /** One stop for the tabulator key; arrows lead on from there. */
  private setStop(stop: Spot | undefined): void {
    for (const spot of this.walk) this.signs.get(spot.index)?.setAttribute("tabindex", spot === stop ? "0" : "-1");
  }

  private listen(): void {
    const { root } = this;
    // the focus is for the keyboard: after a click the space bar plays, as before
    root.addEventListener("mousedown", (e) => e.preventDefault());
    root.addEventListener("pointerdown", (e) => (this.from = { x: e.clientX, y: e.clientY }));
    root.addEventListener("pointermove", (e) => {
      if (e.buttons === 0 || e.pointerType === "touch") this.point(this.nearest(e));
      if (e.buttons !== 0) this.drag(e.movementX, e.movementY);
    });
    root.addEventListener("pointerleave", () => this.point(null));
    root.addEventListener("click", (e) => {
      const moved = Math.hypot(e.clientX - this.from.x, e.clientY - this.from.y);
      const index = this.nearest(e);
      if (index !== null && moved <= STILL) this.events.choose(index);
    });
    root.addEventListener("keydown", (e) => this.key(e));
  }

  private point(index: number | null): void {
    this.active = index !== null;
    this.events.point(index);
  }

  /** Arrows go from point to point, Enter chooses. */
  private key(event: KeyboardEvent): void {
    const k = this.walk.findIndex((spot) => this.signs.get(spot.index) === document.activeElement);
    if (k < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.walk.length - 1;
    const goals: Record<string, number> = { ArrowRight: k + 1, ArrowUp: k - 1, ArrowLeft: k - 1, ArrowDown: k + 1, Home: 0, End: last };
    if (event.key === "Enter" || event.key === " ") this.events.choose(this.walk[k].index);
    else if (Object.hasOwn(goals, event.key)) {
      const goal = this.walk[Math.min(last, Math.max(0, goals[event.key]))];
      this.setStop(goal);
      this.signs.get(goal.index)?.focus();
    } else return;
    // these keys also move the animation
    event.preventDefault();
    event.stopPropagation();
  }

  /** The point that is meant: the nearest with a run, or else the nearest of all. */
  private nearest(event: MouseEvent): number | null {
    const box = this.root.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    let [best, distance] = [null as number | null, Infinity];
    for (const { index, point } of this.spots) {
      const place = this.places.get(index);
      if (!place) continue;
      const away = Math.hypot(place.x - x, place.y - y);
      const score = point.run === undefined ? away + (REACH - SHORT_REACH) : away;
      if (score < Math.min(distance, REACH)) [best, distance] = [index, score];
    }
    return best;
  }

  private resize(): void {
    const width = this.element.clientWidth;
    if (width === 0 || width === this.width) return;
    this.width = width;
    this.height = this.heightFor(width);
    this.root.setAttribute("width", String(width));
    this.root.setAttribute("height", String(this.height));
    this.root.setAttribute("viewBox", `0 0 ${width} ${this.height}`);
    this.draw();
  }

  /** The values of the point that is pointed at, beside it. */
  private showTip(): void {
    const spot = this.spots.find(({ index }) => index === this.hovered);
    const place = spot && this.places.get(spot.index);
    this.tip.hidden = !place || !this.active;
    if (!spot || !place || !this.active) return;
    this.tip.replaceChildren(...this.describe(spot));
    const [w, t] = [this.tip.offsetWidth, this.tip.offsetHeight];
    const left = place.x + 14 + w > this.width ? place.x - 14 - w : place.x + 14;
    const top = Math.min(this.height - t, Math.max(0, place.y - t - 8));
    this.tip.style.transform = `translate(${Math.max(0, left).toFixed(0)}px, ${top.toFixed(0)}px)`;
  }
}
