// The phases of a run above the slider.

import type { Phase } from "./data";
import { h } from "./dom";
import { seconds } from "./format";
import type { Clock } from "./player";

/** A row of the phases along the slider; a click goes to the start of one. */
export function phaseStrip(clock: Clock): HTMLElement {
  const strip = h("div", { class: "phases", role: "group", "aria-label": "Phases", hidden: true });
  let shown: Phase[] = [];
  let parts: HTMLElement[] = [];
  clock.listen(() => {
    if (clock.phases !== shown) {
      shown = clock.phases;
      parts = shown.map((phase) => phasePart(clock, phase));
      strip.replaceChildren(...parts);
      strip.hidden = parts.length === 0;
    }
    const current = phaseAt(shown, clock.time);
    parts.forEach((part, k) => part.setAttribute("aria-current", k === current ? "step" : "false"));
  });
  return strip;
}

/** The phase at a time; at a border the one that begins. */
function phaseAt(phases: Phase[], time: number): number {
  let found = -1;
  phases.forEach(({ start, end }, k) => {
    if (start !== null && end !== null && time >= start && time <= end) found = k;
  });
  return found;
}

/** One phase, as wide as it is long. */
function phasePart(clock: Clock, { name, start, end }: Phase): HTMLElement {
  const [from, to] = [Math.max(start ?? clock.start, clock.start), Math.min(end ?? clock.end, clock.end)];
  const percent = (share: number) => `${(100 * Math.max(0, share)) / (clock.duration || 1)}%`;
  const time = (t: number) => `${seconds(t, clock.duration)} ${clock.unit}`;
  const part = h("button", { type: "button", class: "phase", title: `${name}: ${time(from)} to ${time(to)}`, click: () => clock.seek(from) }, name);
  part.style.left = percent(from - clock.start);
  part.style.width = percent(to - from);
  return part;
}
