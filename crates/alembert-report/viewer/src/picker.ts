// Any recorded channel as a plot: a list to choose from, and the plots that were chosen.

import type { Plot, Run } from "./data";
import { h } from "./dom";
import { unit } from "./format";
import { Table } from "./packed";

export class Picker {
  readonly element = h("div", { class: "picker" });
  /** Names of the chosen channels; they stay when the run changes. */
  private chosen: string[] = [];

  constructor(private readonly changed: () => void) {}

  /** Offer the channels of a run. */
  setRun(run: Run): void {
    const { channels } = run;
    this.element.hidden = !channels;
    if (!channels) return;
    const entry = (name: string, k: number) =>
      h("option", { value: name, title: name }, channels.units[k] === "1" ? channels.labels[k] : `${channels.labels[k]} [${unit(channels.units[k])}]`);
    const list = h("select", { class: "select wide", "aria-label": "Plot another channel", change: () => this.add(list.value) },
      h("option", { value: "" }, `Plot another of ${channels.names.length} channels …`), ...channels.names.map(entry));
    const remove = h("button", { type: "button", class: "button small", hidden: this.chosen.length === 0, click: () => this.clear() }, "Remove");
    const more = channels.left_out > 0 && h("small", {}, `${channels.left_out} more are in the result file.`);
    this.element.replaceChildren(list, remove, more || "");
  }

  /** The chosen plots of a run. */
  plots(run: Run): Plot[] {
    const { channels } = run;
    if (!channels) return [];
    const table = new Table(channels.values, 1);
    const plot = (name: string): Plot[] => {
      const k = channels.names.indexOf(name);
      if (k < 0) return [];
      const values = run.time.map((_, frame) => table.at(frame, 0, k));
      return [{ title: channels.labels[k], unit: channels.units[k], series: [{ name, values }] }];
    };
    return this.chosen.flatMap(plot);
  }

  private add(name: string): void {
    if (name !== "" && !this.chosen.includes(name)) this.chosen = [name, ...this.chosen];
    this.changed();
  }

  private clear(): void {
    this.chosen = [];
    this.changed();
  }
}
