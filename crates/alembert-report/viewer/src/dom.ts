// A few lines instead of a framework.

type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | EventListener | undefined>;

/** An element with attributes (functions become listeners) and children. Text stays text. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== undefined && value !== false) element.setAttribute(key, String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/** A text whose parts between backticks are code. A backtick without a partner stays one. */
export function prose(text: string): (Node | string)[] {
  const parts = text.split("`");
  const last = parts.length % 2 === 0 ? `\`${parts.pop()}` : "";
  const out = parts.map((part, k) => (k % 2 === 1 ? h("code", {}, part) : part));
  return last === "" ? out : [...out, last];
}

/** As `h`, for drawings: an SVG element with attributes and children. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Record<string, string | number | undefined> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(props)) if (value !== undefined) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** An icon from path data on a 24 × 24 grid, drawn with strokes or filled. */
export function icon(path: string, filled = false): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", filled ? "icon filled" : "icon");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

/** Path data of the icons. */
export const ICONS = {
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M7 5h3.4v14H7zM13.6 5H17v14h-3.4z",
  start: "M6.5 5v14M18 6v12l-8.5-6z",
  loop: "M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  full: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
  layers: "M12 4l9 5-9 5-9-5zM3.5 13.5L12 18.2l8.5-4.7",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  warning: "M12 4l9.5 16.5h-19zM12 10v5M12 17.6v.4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  back: "M14.5 6l-6 6 6 6",
  next: "M9.5 6l6 6-6 6",
  cross: "M6 6l12 12M18 6L6 18",
};
