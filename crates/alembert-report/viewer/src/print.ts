// The picture for print: many pixels, the colour of the page behind it, the time and the scale of colours in it.

import type { WebGLRenderer } from "three";
import { type Coloring, legendTexts } from "./colors";
import { number, unit } from "./format";

/** Width [pixels]: a full page at 300 dots an inch, or what the graphics card can do. */
const WIDTH = 3200;

/** What is written into the picture. */
export interface Caption {
  time: number;
  /** Whether the picture shows one time only. */
  moving: boolean;
  coloring: Coloring | null;
}

/** Device pixels for each pixel of the page. */
export function printRatio(renderer: WebGLRenderer, width: number, height: number): number {
  const gl = renderer.getContext();
  const most = Math.min(gl.getParameter(gl.MAX_RENDERBUFFER_SIZE) as number, gl.getParameter(gl.MAX_TEXTURE_SIZE) as number, 8192);
  const wanted = Math.max(WIDTH / width, 2);
  return Math.min(wanted, most / Math.max(width, height));
}

/** A canvas with its caption as PNG data; `width` is that of the page. */
export function printed(canvas: HTMLCanvasElement, width: number, style: CSSStyleDeclaration, caption: Caption): string {
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [canvas.width, canvas.height];
  const context = sheet.getContext("2d");
  if (!context) return canvas.toDataURL("image/png");
  context.fillStyle = style.getPropertyValue("--page") || "#ffffff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(canvas, 0, 0);
  // from here on in pixels of the page
  context.scale(canvas.width / width, canvas.width / width);
  const height = (canvas.height / canvas.width) * width;
  context.fillStyle = style.getPropertyValue("--ink") || "#000000";
  context.font = `14px ${style.fontFamily}`;
  context.textBaseline = "alphabetic";
  if (caption.moving) context.fillText(`t = ${number(caption.time)} s`, 16, 26);
  if (caption.coloring) drawScale(context, caption.coloring, 16, height - 44);
  return sheet.toDataURL("image/png");
}

/** The bar of colours with its numbers. */
function drawScale(context: CanvasRenderingContext2D, coloring: Coloring, x: number, y: number): void {
  const [width, height] = [260, 12];
  const { stops } = coloring;
  const name = coloring.name + (coloring.unit === "" ? "" : ` in ${unit(coloring.unit)}`);
  const ink = context.fillStyle;
  const gradient = context.createLinearGradient(x, 0, x + width, 0);
  stops.forEach((stop, k) => gradient.addColorStop(k / (stops.length - 1), stop));
  context.fillText(name, x, y - 8);
  context.fillStyle = gradient;
  context.fillRect(x, y, width, height);
  context.fillStyle = ink;
  const aligned: CanvasTextAlign[] = ["left", "center", "right"];
  legendTexts(coloring).forEach((text, k) => {
    context.textAlign = aligned[k];
    context.fillText(text, x + (k * width) / 2, y + height + 17);
  });
  context.textAlign = "left";
}
