// The tools over the picture: views, what is shown, full screen, saving the picture.

import type { View } from "./camera";
import { ICONS, h, icon } from "./dom";
import type { Stage, Switch } from "./scene";

const VIEWS: [View, string, string][] = [
  ["oblique", "3D", "Oblique view (1)"],
  ["front", "Front", "Front view (2)"],
  ["side", "Side", "Side view (3)"],
  ["top", "Top", "Top view (4)"],
];
const SWITCHES: [Switch, string][] = [
  ["joints", "Joints"],
  ["trails", "Trails"],
  ["arrows", "Arrows"],
  ["names", "Names"],
  ["frames", "Axes of bodies and rods"],
  ["grid", "Grid"],
];

/** An element to the whole screen, or back. */
export function toggleFullscreen(element: HTMLElement): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen();
  // a browser may refuse, for example inside a frame; then nothing happens
  done.catch(() => undefined);
}

/** The row of tools. */
export function stageTools(stage: Stage, theater: HTMLElement): HTMLElement {
  const views = VIEWS.map(([view, text, title]) =>
    h("button", { type: "button", class: "button", title, click: () => stage.view(view) }, text));
  const button = (title: string, path: string, act: () => void) =>
    h("button", { type: "button", class: "button round", title, "aria-label": title, click: act }, icon(path));
  const camera = button("Save the picture for print (PNG)", ICONS.camera, () => save(stage.picture()));
  camera.classList.add("wide-only");
  return h("div", { class: "tools", role: "toolbar", "aria-label": "Picture" },
    h("div", { class: "segments" }, ...views),
    button("Show everything (0)", ICONS.fit, () => stage.fit()),
    layersMenu(stage),
    camera,
    button("Full screen (F)", ICONS.full, () => toggleFullscreen(theater)));
}

/** What is shown. */
function layersMenu(stage: Stage): HTMLElement {
  const boxes = SWITCHES.map(([name, text]) => {
    const box = h("input", { type: "checkbox", checked: stage.switches[name], change: () => stage.set(name, box.checked) });
    return h("label", {}, box, text);
  });
  const perspective = h("input", { type: "checkbox", change: () => (stage.parallel = !perspective.checked) });
  const follow = h("select", { class: "select", "aria-label": "Follow", change: () => stage.follow(follow.value) });
  const opened = () => {
    perspective.checked = !stage.parallel;
    times.value = stage.snapshots.join(", ");
    const chosen = stage.following;
    follow.replaceChildren(h("option", { value: "" }, "nothing"), ...stage.followable.map((name) => h("option", { value: name }, name)));
    follow.value = chosen;
  };
  const times = h("input", {
    type: "text", class: "times", id: "snapshots", placeholder: "0, 0.5, 1", "aria-label": "Times of snapshots [s]",
    change: () => (stage.snapshots = readTimes(times.value)),
  });
  const menu = h("details", { class: "menu", toggle: opened },
    h("summary", { class: "button round", title: "What is shown", "aria-label": "What is shown" }, icon(ICONS.layers)),
    h("div", { class: "menu-body" }, ...boxes, h("hr", {}), h("label", {}, perspective, "Perspective"), h("label", {}, "Follow", follow),
      h("label", { title: "Times in seconds, shown at once as pale pictures" }, "Snapshots", times)));
  // a click elsewhere closes it
  document.addEventListener("pointerdown", (e) => {
    if (!menu.contains(e.target as Node)) menu.open = false;
  });
  return menu;
}

/** Times in a text: numbers with commas or spaces between them. */
export function readTimes(text: string): number[] {
  return text.split(/[\s,;]+/).filter((x) => x !== "").map(Number).filter(Number.isFinite);
}

/** Offer a file for saving. */
export function save(data: string, ending = "png", name = document.title): void {
  h("a", { href: data, download: `${name || "alembert"}.${ending}` }).click();
}
