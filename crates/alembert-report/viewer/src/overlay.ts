// What lies over the 3D picture as plain HTML: names, and the directions of the world axes.

import { type Camera, Matrix4, Object3D, Vector3 } from "three";
import type { Label } from "./content";
import { h } from "./dom";

const SVG = "http://www.w3.org/2000/svg";

/** Names at the things they belong to. */
export class Names {
  readonly element = h("div", { class: "names", "aria-hidden": "true" });
  private entries: { label: Label; tag: HTMLElement }[] = [];

  setLabels(labels: Label[]): void {
    this.entries = labels
      .filter((label) => label.text !== "")
      .map((label) => ({ label, tag: h("span", { class: `name ${label.kind}` }, label.text) }));
    this.element.replaceChildren(...this.entries.map((e) => e.tag));
  }

  /** Put every name where its object is in the picture. */
  update(camera: Camera, width: number, height: number): void {
    const p = new Vector3();
    for (const { label, tag } of this.entries) {
      const shown = isShown(label.anchor);
      label.anchor.getWorldPosition(p).project(camera);
      tag.hidden = !shown || Math.abs(p.z) > 1;
      tag.style.transform = `translate(${((p.x + 1) * width) / 2}px, ${((1 - p.y) * height) / 2}px)`;
    }
  }
}

function isShown(object: Object3D | null): boolean {
  for (let o = object; o; o = o.parent) if (!o.visible) return false;
  return true;
}

/** A small cross of the world axes in the corner. */
export class AxesCross {
  readonly element = document.createElementNS(SVG, "svg");
  private readonly arms: { line: SVGLineElement; text: SVGTextElement }[] = [];

  constructor() {
    this.element.setAttribute("viewBox", "-40 -40 80 80");
    this.element.setAttribute("class", "cross");
    this.element.setAttribute("role", "img");
    this.element.setAttribute("aria-label", "Directions of the world axes");
    for (const name of ["x", "y", "z"]) {
      const line = document.createElementNS(SVG, "line");
      const text = document.createElementNS(SVG, "text");
      line.setAttribute("class", `axis-${name}`);
      text.textContent = name;
      this.arms.push({ line, text });
    }
  }

  /** Draw for a camera; `toScene` turns world axes to scene axes. */
  update(camera: Camera, toScene: Matrix4): void {
    const turn = camera.matrixWorldInverse.clone().multiply(toScene);
    const drawn = this.arms.map((arm, k) => {
      const direction = new Vector3().setFromMatrixColumn(turn, k).normalize();
      return { ...arm, direction };
    });
    // those that point away first, so that nearer ones lie above
    drawn.sort((a, b) => a.direction.z - b.direction.z);
    for (const { line, text, direction } of drawn) {
      const faint = direction.z < -0.3 ? "0.55" : "1";
      line.setAttribute("x2", String(24 * direction.x));
      line.setAttribute("y2", String(-24 * direction.y));
      text.setAttribute("x", String(33 * direction.x));
      text.setAttribute("y", String(-33 * direction.y));
      for (const part of [line, text]) part.setAttribute("opacity", Math.abs(direction.z) > 0.985 ? "0" : faint);
      this.element.append(line, text);
    }
  }
}
