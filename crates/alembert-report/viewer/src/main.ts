// The page: puts the parts together and keeps them at the same run, time and theme.

import "uplot/dist/uPlot.min.css";
import "./theme.css";
import { isView } from "./camera";
import { type Comparison, type Picture, type Report, type Run, isAlike, isStill, readReport } from "./data";
import { ICONS, h, icon, prose } from "./dom";
import { seconds, unit } from "./format";
import { FrontView } from "./front";
import { bindKeys } from "./keys";
import { Picker } from "./picker";
import { Clock, playerBar } from "./player";
import { Plots } from "./plots";
import { Stage } from "./scene";
import { figureCount, figureTable, isBad, ledgerTable, noteLines, provenanceList, tone } from "./tables";
import { type Theme, followTheme } from "./theme";
import { readTimes, stageTools } from "./tools";

/** Options after the `#` of the address: run (from 1), t, view, theme, play, color, axes, snapshots. */
const options = new URLSearchParams(location.hash.slice(1));

/** From so many runs on, they are numbered. */
const MANY = 9;

const HELP =
  "Space plays and pauses · arrows step and change the speed · drag in a plot to zoom, double-click to reset, click to go there · made with alembert";

/** The 3D picture, or null together with a message when the browser cannot draw it. */
function makeStage(): { stage: Stage | null; element: HTMLElement } {
  try {
    const stage = new Stage();
    return { stage, element: stage.element };
  } catch {
    const message = h("div", { class: "stage missing", role: "note" },
      h("strong", {}, "The 3D picture needs WebGL"),
      h("p", {}, "This browser, or this connection to it, does not offer WebGL. The plots and tables are complete; open the file in another browser to see the motion."));
    return { stage: null, element: message };
  }
}

/** A part of the side column. */
function section(title: string, extra: HTMLElement | null, ...content: (HTMLElement | null)[]): HTMLElement {
  return h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, title), extra), ...content);
}

/** Plots with the button that takes their zoom back. */
interface Diagrams {
  plots: Plots;
  reset: HTMLElement;
}

function diagrams(clock: Clock): Diagrams {
  const reset = h("button", { type: "button", class: "button small", hidden: true, click: () => plots.reset() }, "Reset zoom");
  const plots = new Plots((time) => clock.seek(time), (on) => (reset.hidden = !on));
  return { plots, reset };
}

/** The curves of all runs, with the axis and the time of the one that is shown. */
function together(run: Run, { time, plots }: Comparison): Run {
  // the phases of one run mean nothing for the others
  return { ...run, time, plots, phases: [] };
}

/** A figure of a publication: its diagrams, the rows of its table, its caption. */
function pictureSection(picture: Picture, own: Diagrams): HTMLElement {
  const { title, source, caption, plots = [], figures = [] } = picture;
  return section(title, own.reset,
    plots.length > 0 ? own.plots.element : null,
    figures.length > 0 ? figureTable(figures) : null,
    h("p", { class: "caption" }, ...prose(caption), h("small", {}, source)));
}

/** The side column of a run: what was asked for, then what it rests on. */
function sections(run: Run, own: Diagrams, balances: Diagrams, picker: Picker): HTMLElement[] {
  const judged = run.plots.some((plot) => plot.ledger);
  return [
    section("Plots", own.reset, own.plots.element, picker.element),
    ...(run.ledger.length > 0 || !isStill(run) ? [section("Ledger", null, ledgerTable(run.ledger))] : []),
    ...(run.notes ?? []).map((note) => section(note.title, null, noteLines(note))),
    ...(judged ? [section("Balances", balances.reset, balances.plots.element)] : []),
    ...(run.figures.length > 0 ? [section("Figures", null, figureTable(run.figures))] : []),
    ...(run.provenance.length > 0 ? [section("Provenance", null, provenanceList(run))] : []),
  ];
}

/** Completed runs get a quiet chip, all others a banner. */
function statusParts(run: Run): { chip: HTMLElement; banner: HTMLElement | null } {
  const { code, message } = run.status;
  const good = code === "completed";
  // a run that ended is not yet one to trust
  const quiet = run.ledger.some(isBad) ? "chip plain" : "chip good";
  const chip = h("span", { class: good ? quiet : "chip bad" }, code);
  if (good) return { chip, banner: null };
  const end = run.time.length > 0 ? run.time[run.time.length - 1] : 0;
  const reached = `Recorded up to t = ${seconds(end, end)} s.`;
  // a plan that was not found is no run that ended early
  const [what, where] = code === "no solution" ? ["No solution. ", ""] : [`This run did not complete: ${code}. `, reached];
  const text = h("p", {}, h("strong", {}, what), ...prose(message === "" ? "" : `${message} `), where);
  return { chip, banner: h("div", { class: "banner", role: "alert" }, icon(ICONS.warning), text) };
}

/** What the ledger says of a run, as a chip: amber or red. */
function ledgerChip(run: Run): HTMLElement | null {
  const bad = run.ledger.filter(isBad);
  if (bad.length === 0) return null;
  const worst = bad.find((row) => row.verdict === "broken") ?? bad[0];
  const more = bad.length > 1 ? ` and ${bad.length - 1} more` : "";
  return h("a", { href: "#ledger", class: `chip ${tone(worst)}`, title: (worst.remedy ?? "").replaceAll("`", ""), click: jump("ledger") }, `${worst.verdict}: ${worst.name}${more}`);
}

/** How many figures hold, as a chip. */
function figureChip(run: Run): HTMLElement | null {
  const count = figureCount(run);
  if (!count) return null;
  const good = count.held === count.compared;
  return h("a", { href: "#figures", class: good ? "chip good" : "chip bad", click: jump("figures") }, `${count.held} of ${count.compared} figures hold`);
}

/** Scroll without changing the address, which holds the options. */
function jump(id: string): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView({ behavior: "smooth", block: "center" });
  };
}

/** The entry of a run in the chooser. */
function runName(run: Run, runs: Run[], k: number): string {
  const sameTitle = runs.every((other) => other.title === runs[0].title);
  const name = (sameTitle ? run.subtitle || run.title : run.title) || `Run ${k + 1}`;
  return runs.length >= MANY ? `${k + 1} · ${name}` : name;
}

/** The list of runs, with buttons to its neighbours; nothing for a single run. */
function runChooser(runs: Run[], show: (k: number) => void): { element: HTMLElement | null; set: (k: number) => void; go: (by: number) => void } {
  const list = h("select", { class: "select wide", id: "chooser", "aria-label": "Run", change: () => show(Number(list.value)) },
    ...runs.map((run, k) => h("option", { value: k }, runName(run, runs, k))));
  const go = (by: number): void => {
    const goal = Number(list.value) + by;
    if (goal >= 0 && goal < runs.length) show(goal);
  };
  const step = (title: string, path: string, by: number) =>
    h("button", { type: "button", class: "button round slim", title, "aria-label": title.split(" (")[0], click: () => go(by) }, icon(path));
  const [back, next] = [step("Previous run (P)", ICONS.back, -1), step("Next run (N)", ICONS.next, 1)];
  const set = (k: number): void => {
    list.value = String(k);
    back.disabled = k === 0;
    next.disabled = k === runs.length - 1;
  };
  if (runs.length < 2) return { element: null, set, go };
  return { element: h("div", { class: "chooser" }, h("label", {}, h("span", {}, "Run"), list), runs.length > 2 && back, runs.length > 2 && next), set, go };
}

/** Title, status and controls above everything. */
function makeHead(...controls: (HTMLElement | null)[]): { element: HTMLElement; show: (run: Run) => void } {
  const title = h("h1", {});
  const subtitle = h("p", { class: "subtitle" });
  const chips = h("div", { class: "chips" });
  const banner = h("div", { class: "banners" });
  const header = h("header", { class: "header" }, h("div", { class: "heading" }, title, subtitle), chips, ...controls);
  const show = (run: Run): void => {
    document.title = run.title || "alembert report";
    title.textContent = run.title || "Untitled run";
    subtitle.textContent = run.subtitle;
    const status = statusParts(run);
    chips.replaceChildren(status.chip, ...[ledgerChip(run), figureChip(run)].filter((x) => x !== null));
    banner.replaceChildren(...[status.banner].filter((x) => x !== null));
  };
  return { element: h("div", {}, header, banner), show };
}

/** Start as the address asks for, or else the first figure. */
function applyOptions(clock: Clock, stage: Stage | null, first: Picture | undefined): void {
  const view = options.get("view") ?? first?.view;
  if (view && isView(view)) stage?.view(view, false);
  const times = first?.snapshots ?? [];
  if (stage && times.length > 0) {
    stage.arrange(times, first?.apart ?? []);
    clock.seek(times[first?.apart ? 0 : times.length - 1]);
  }
  if (options.has("color")) stage?.colorBy(options.get("color") ?? "");
  if (options.has("axes")) stage?.set("frames", true);
  if (stage && options.has("snapshots")) stage.snapshots = readTimes(options.get("snapshots") ?? "");
  if (options.has("t")) clock.seek(Number(options.get("t")) || 0);
  if (options.has("play")) clock.toggle();
}

/** Build the page and bring it to life. */
function start(root: HTMLElement, { runs, pictures = [], comparison, front }: Report): void {
  const clock = new Clock();
  const { stage, element: picture } = makeStage();
  const own = diagrams(clock);
  const balances = diagrams(clock);
  const picker = new Picker(() => {
    picker.setRun(runs[index]);
    draw(runs[index]);
    clock.tell();
  });
  const all = diagrams(clock);
  const shared = comparison ? section(comparison.title, all.reset, all.plots.element) : null;
  const draw = (run: Run): void => {
    own.plots.setRun({ ...run, plots: [...picker.plots(run), ...run.plots.filter((plot) => !plot.ledger)] }, theme);
    balances.plots.setRun({ ...run, plots: run.plots.filter((plot) => plot.ledger) }, theme);
    if (comparison) all.plots.setRun(together(run, comparison), theme);
    shown.forEach(({ picture, own }) => own.plots.setRun(together(run, { title: "", time: picture.time ?? [], plots: picture.plots ?? [] }), theme));
  };
  const shown = pictures.map((picture) => ({ picture, own: diagrams(clock) }));
  let index = Math.min(runs.length, Math.max(1, Number(options.get("run")) || 1 + (pictures[0]?.run ?? 0))) - 1;
  let theme: Theme = "light";

  const chooser = runChooser(runs, (k) => show(k));
  const map = front ? new FrontView(front, runs.length, (k) => show(k)) : null;
  const themeButton = h("button", { type: "button", class: "button round", "aria-label": "Light or dark", title: "Light or dark (T)", click: () => themes.toggle() });
  const head = makeHead(chooser.element, themeButton);
  const player = playerBar(clock);
  const theater = h("div", { class: "theater" }, picture, player);
  if (stage) picture.append(stageTools(stage, theater));
  const parts = h("div", { class: "side-parts" });
  // the front stays in the page, with its focus, when the run changes
  const [lead, ...later] = shown.map(({ picture, own }) => pictureSection(picture, own));
  const points = front && map && section(front.title, null, map.element);
  const side = h("div", { class: "side" }, lead, points, ...later, shared, parts);
  const main = h("main", { class: "main" }, theater, side);
  // the picture takes the height that is left
  new ResizeObserver(() => root.style.setProperty("--top", `${head.element.offsetHeight}px`)).observe(head.element);
  root.replaceChildren(head.element, main, h("footer", { class: "footer" }, HELP));

  const show = (k: number): void => {
    const run = runs[k];
    const alike = parts.childElementCount > 0 && isAlike(runs[index], run);
    index = k;
    head.show(run);
    chooser.set(k);
    map?.show(k);
    // nothing moves: plots and tables take the whole page
    theater.hidden = isStill(run);
    main.classList.toggle("still", isStill(run));
    picker.setRun(run);
    parts.replaceChildren(...sections(run, own, balances, picker));
    stage?.setRun(run, theme);
    draw(run);
    clock.setFrames(run.time, run.horizontal ? unit(run.horizontal.unit) || run.horizontal.name : "s", run.phases, alike);
  };
  clock.listen(() => {
    stage?.setTime(clock.time);
    own.plots.setTime(clock.time);
    balances.plots.setTime(clock.time);
    all.plots.setTime(clock.time);
    for (const { own } of shown) own.plots.setTime(clock.time);
  });
  const themes = followTheme(options.get("theme"), (now) => {
    theme = now;
    themeButton.replaceChildren(icon(now === "dark" ? ICONS.sun : ICONS.moon));
    if (parts.childElementCount === 0) return;
    stage?.setRun(runs[index], theme);
    draw(runs[index]);
    clock.tell();
  });
  show(index);
  applyOptions(clock, stage, pictures[0]);
  bindKeys(clock, stage, () => themes.toggle(), theater, chooser.go);
}

const root = document.getElementById("app");
const report = readReport();
if (root && report.runs.length > 0) start(root, report);
else root?.replaceChildren(h("p", { class: "empty" }, "This report contains no runs."));
