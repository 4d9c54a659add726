// The ground: a faint grid that fades away, and the shadows on it.

import { Color, DoubleSide, Group, Mesh, PlaneGeometry, ShaderMaterial, ShadowMaterial, Vector2 } from "three";
import type { Palette } from "./theme";

const VERTEX = `
varying vec2 place;
void main() {
  place = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

// every line is one pixel wide at any distance; each fifth line is stronger
const FRAGMENT = `
varying vec2 place;
uniform vec3 color;
uniform vec2 origin;
uniform float spacing;
float lines(vec2 p, float width) {
  vec2 slope = fwidth(p);
  vec2 distance = abs(fract(p - 0.5) - 0.5) / max(slope, vec2(1e-6));
  vec2 ink = (1.0 - smoothstep(vec2(width - 0.5), vec2(width + 0.5), distance)) * (1.0 - smoothstep(0.2, 0.6, slope));
  return max(ink.x, ink.y);
}
void main() {
  vec2 p = (place - origin) / spacing;
  float ink = max(0.26 * lines(p, 0.6), 0.46 * lines(p / 5.0, 0.75));
  float fade = 1.0 - smoothstep(0.9, 3.4, length(place));
  gl_FragColor = vec4(color, ink * fade);
  #include <colorspace_fragment>
}`;

/** A ground in the plane of its first two axes, with a grid line through `origin`. */
export function makeGround(palette: Palette, spacing: number, origin: Vector2): { group: Group; grid: Mesh } {
  const plane = new PlaneGeometry(8, 8);
  const grid = new Mesh(
    plane,
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { color: { value: new Color(palette.grid) }, origin: { value: origin }, spacing: { value: spacing } },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    }),
  );
  const shadow = new Mesh(plane, new ShadowMaterial({ opacity: palette.shadow, depthWrite: false }));
  shadow.receiveShadow = true;
  shadow.renderOrder = -1;
  const group = new Group();
  group.add(shadow, grid);
  return { group, grid };
}
