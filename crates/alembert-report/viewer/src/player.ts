// Time: the clock everything follows, and its bar of controls.

import type { Phase } from "./data";
import { ICONS, h, icon } from "./dom";
import { seconds, superscript } from "./format";
import { phaseStrip } from "./phases";

const SPEEDS = [
  ...[-15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3].map((power) => Number(`1e${power}`)),
  0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100,
  ...[3, 4, 5, 6, 7, 8, 9].map((power) => Number(`1e${power}`)),
];

/** The animation time of one run. */
export class Clock {
  time = 0;
  playing = false;
  looping = true;
  speed = 1;
  private frames: number[] = [0];
  private listeners: (() => void)[] = [];
  private before = 0;

  /** Call `f` whenever anything here changes. */
  listen(f: () => void): void {
    this.listeners.push(f);
  }

  /** What stands behind a reading: seconds, or the name of what takes their place. */
  unit = "s";

  /** Named parts of the time. */
  phases: Phase[] = [];

  /** Take over the recorded times of a run and go to its start; another motion of the same model goes on at the same time, or share of it where there are phases. */
  setFrames(frames: number[], unit = "s", phases: Phase[] = [], alike = false): void {
    const share = this.duration > 0 ? (this.time - this.start) / this.duration : 0;
    this.unit = unit;
    this.phases = phases;
    this.frames = frames.length > 0 ? frames : [0];
    if (!alike) this.speed = suitableSpeed(this.duration);
    this.playing &&= alike && this.duration > 0;
    this.seek(!alike ? this.start : phases.length > 0 ? this.start + share * this.duration : this.time);
  }

  get start(): number {
    return this.frames[0];
  }
  get end(): number {
    return this.frames[this.frames.length - 1];
  }
  get duration(): number {
    return this.end - this.start;
  }

  /** Go to a time. */
  seek(time: number): void {
    this.time = Math.min(this.end, Math.max(this.start, time));
    this.tell();
  }

  /** Go some recorded frames on or back. */
  step(count: number): void {
    this.playing = false;
    const tolerance = 1e-9 * this.duration;
    const last = this.frames.length - 1;
    // the first frame not before the current time
    let k = this.frames.findIndex((t) => t >= this.time - tolerance);
    if (k < 0) k = last;
    // between two frames, one step forward is that frame itself
    if (count > 0 && this.frames[k] > this.time + tolerance) k -= 1;
    this.seek(this.frames[Math.min(last, Math.max(0, k + count))]);
  }

  /** Start or stop; at the end, start again. */
  toggle(): void {
    this.playing = !this.playing && this.duration > 0;
    if (this.playing) {
      if (this.time >= this.end) this.time = this.start;
      this.before = performance.now();
      requestAnimationFrame(this.tick);
    }
    this.tell();
  }

  /** Change the speed by entries of the list. */
  faster(entries: number): void {
    const k = SPEEDS.indexOf(this.speed);
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, k + entries))];
    this.tell();
  }

  /** Everyone who listens looks again. */
  tell(): void {
    for (const f of this.listeners) f();
  }

  private tick = (now: number): void => {
    if (!this.playing) return;
    // a tab that was hidden must not jump ahead
    const passed = Math.min(0.1, Math.max(0, (now - this.before) / 1000));
    this.before = now;
    let next = this.time + passed * this.speed;
    if (next >= this.end) {
      if (this.looping) {
        next = this.start + ((next - this.start) % this.duration);
      } else {
        next = this.end;
        this.playing = false;
      }
    }
    this.seek(next);
    requestAnimationFrame(this.tick);
  };
}

/** Real time where that can be watched, otherwise a speed that takes about ten seconds. */
function suitableSpeed(duration: number): number {
  if (!(duration > 0) || (duration >= 1.5 && duration <= 60)) return 1;
  const wanted = duration / 10;
  const distance = (s: number) => Math.abs(Math.log(s / wanted));
  return SPEEDS.reduce((best, s) => (distance(s) < distance(best) ? s : best));
}

/** A speed as text. */
function speedName(speed: number): string {
  return speed >= 0.01 && speed <= 1000 ? `${speed}×` : `10${superscript(Math.round(Math.log10(speed)))}×`;
}

/** The bar below the picture: play, scrub, time, speed, loop. */
export function playerBar(clock: Clock): HTMLElement {
  const playIcon = icon(ICONS.play, true);
  const pauseIcon = icon(ICONS.pause, true);
  const play = h("button", { class: "button round primary", type: "button", click: () => clock.toggle() }, playIcon);
  const start = h("button", {
    class: "button round", type: "button", title: "To the start (Home)", "aria-label": "To the start",
    click: () => clock.seek(clock.start),
  }, icon(ICONS.start, true));
  const loop = h("button", {
    class: "button round", type: "button", title: "Repeat (L)", "aria-label": "Repeat",
    click: () => { clock.looping = !clock.looping; clock.tell(); },
  }, icon(ICONS.loop));
  const scrub = h("input", {
    type: "range", class: "scrub", id: "scrub", min: 0, max: 100000, step: 1, value: 0, "aria-label": "Time",
    input: () => clock.seek(clock.start + (clock.duration * Number(scrub.value)) / 100000),
  });
  const speed = h("select", {
    class: "select", title: "Speed (up and down arrows)", "aria-label": "Speed",
    change: () => { clock.speed = Number(speed.value); clock.tell(); },
  }, ...SPEEDS.map((s) => h("option", { value: s }, speedName(s))));
  const now = h("span", { class: "now" });
  const end = h("span", { class: "end" });
  const reading = h("output", { class: "reading", "aria-label": "Time in seconds" }, now, end);

  clock.listen(() => {
    const share = clock.duration > 0 ? (clock.time - clock.start) / clock.duration : 0;
    scrub.value = String(Math.round(share * 100000));
    scrub.style.setProperty("--share", `${100 * share}%`);
    now.textContent = seconds(clock.time, clock.duration);
    end.textContent = ` / ${seconds(clock.end, clock.duration)} ${clock.unit}`;
    scrub.setAttribute("aria-valuetext", `${now.textContent} ${clock.unit}`);
    play.replaceChildren(clock.playing ? pauseIcon : playIcon);
    play.title = clock.playing ? "Pause (space)" : "Play (space)";
    play.setAttribute("aria-label", clock.playing ? "Pause" : "Play");
    loop.setAttribute("aria-pressed", String(clock.looping));
    speed.value = String(clock.speed);
  });
  return h("div", { class: "player", role: "group", "aria-label": "Animation" },
    play, start, h("div", { class: "track" }, phaseStrip(clock), scrub), reading, speed, loop);
}
