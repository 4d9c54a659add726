// The keyboard.

import type { Clock } from "./player";
import type { Stage } from "./scene";
import { toggleFullscreen } from "./tools";

/** Space, arrows and a few letters, wherever the focus is not in a control that needs them. */
export function bindKeys(clock: Clock, stage: Stage | null, theme: () => void, theater: HTMLElement, go: (runs: number) => void): void {
  const actions: Record<string, (large: boolean) => void> = {
    " ": () => clock.toggle(),
    ArrowRight: (large) => clock.step(large ? 10 : 1),
    ArrowLeft: (large) => clock.step(large ? -10 : -1),
    ArrowUp: () => clock.faster(1),
    ArrowDown: () => clock.faster(-1),
    Home: () => clock.seek(clock.start),
    End: () => clock.seek(clock.end),
    l: () => { clock.looping = !clock.looping; clock.tell(); },
    f: () => toggleFullscreen(theater),
    t: theme,
    n: () => go(1),
    p: () => go(-1),
    "0": () => stage?.fit(),
    "1": () => stage?.view("oblique"),
    "2": () => stage?.view("front"),
    "3": () => stage?.view("side"),
    "4": () => stage?.view("top"),
  };
  document.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // a field for text needs all keys
    if (target instanceof HTMLInputElement && target.type === "text") return;
    // buttons are pressed with space, lists are changed with arrows
    if (target.tagName === "SELECT" || (key === " " && (target.tagName === "BUTTON" || target.tagName === "SUMMARY"))) return;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action(event.shiftKey);
  });
}
