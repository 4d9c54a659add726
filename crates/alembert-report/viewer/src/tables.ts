// Tables and texts: the ledger, the notes, the figures, the provenance.

import type { Figure, LedgerRow, Note, Run } from "./data";
import { ICONS, h, icon, prose } from "./dom";
import { number, unit } from "./format";

/** What was conserved, and how well. */
export function ledgerTable(rows: LedgerRow[]): HTMLElement {
  if (rows.length === 0) return h("p", { class: "empty" }, "This run has no ledger.");
  const head = h("tr", {},
    h("th", { scope: "col" }, "Quantity"),
    h("th", { scope: "col", class: "num" }, "Largest"),
    h("th", { scope: "col", class: "num" }, "Relative"));
  const body = rows.map((row) => h("tr", {},
    h("th", { scope: "row" }, row.name, isBad(row) && " ", isBad(row) && h("span", { class: `tag ${tone(row)}` }, row.verdict ?? ""),
      row.note !== "" && h("small", {}, ...prose(row.note)),
      isBad(row) && row.remedy && h("small", { class: tone(row) }, ...prose(row.remedy))),
    h("td", { class: "num" }, number(row.largest, 3), row.unit !== "" && h("span", { class: "unit" }, ` ${unit(row.unit)}`)),
    h("td", { class: "num" }, number(row.relative, 3))));
  return h("table", { id: "ledger" }, h("thead", {}, head), h("tbody", {}, ...body));
}

/** Whether a balance is doubtful or broken. */
export function isBad(row: LedgerRow): boolean {
  return row.verdict === "doubtful" || row.verdict === "broken";
}

/** Amber or red. */
export function tone(row: LedgerRow): string {
  return row.verdict === "broken" ? "broken" : "doubtful";
}

/** So many lines of a note are shown at once; of more, the rest opens on demand. */
const LINES = 5;

/** The lines of an explanation. */
export function noteLines({ lines }: Note): HTMLElement {
  const list = (some: string[]) => h("ul", { class: "note" }, ...some.map((line) => h("li", {}, ...prose(line))));
  if (lines.length === 1) return h("p", { class: "note" }, ...prose(lines[0]));
  // nobody opens a list for the sake of one or two lines
  if (lines.length <= LINES + 2) return list(lines);
  return h("div", {}, list(lines.slice(0, LINES)),
    h("details", { class: "more" }, h("summary", {}, `${lines.length - LINES} more`), list(lines.slice(LINES))));
}

/** Figures against their references. */
export function figureTable(figures: Figure[]): HTMLElement {
  const head = h("tr", {},
    h("th", { scope: "col" }, "Figure"),
    h("th", { scope: "col", class: "num" }, "Value"),
    h("th", { scope: "col", class: "num" }, "Reference"),
    h("th", { scope: "col", class: "verdict" }, h("span", { class: "hidden-text" }, "Holds")));
  const body = figures.map((figure) => {
    const digits = usefulDigits(figure);
    return h("tr", {},
      h("th", { scope: "row" }, figure.name, figure.source !== "" && h("small", {}, ...prose(figure.source))),
      h("td", { class: "num" }, number(figure.value, digits)),
      h("td", { class: "num" }, number(figure.reference, digits),
        figure.tolerance !== null && h("small", {}, `± ${number(figure.tolerance, 2)}`)),
      h("td", { class: "verdict" }, verdict(figure.ok)));
  });
  return h("table", { id: "figures" }, h("thead", {}, head), h("tbody", {}, ...body));
}

/** A check or a cross; nothing where nothing was compared. */
function verdict(ok: boolean | null): HTMLElement | null {
  if (ok === null || ok === undefined) return null;
  const mark = h("span", { class: ok ? "mark good" : "mark bad", role: "img", "aria-label": ok ? "holds" : "does not hold" });
  mark.append(icon(ok ? ICONS.check : ICONS.cross));
  return mark;
}

/** Enough digits to see the tolerance, and one more. */
function usefulDigits(figure: Figure): number {
  const size = Math.max(Math.abs(figure.value ?? 0), Math.abs(figure.reference ?? 0));
  if (!(size > 0) || !figure.tolerance || figure.tolerance >= size) return 4;
  return Math.min(12, Math.max(4, Math.ceil(Math.log10(size / figure.tolerance)) + 2));
}

/** How many figures hold; null when there are none to compare. */
export function figureCount(run: Run): { held: number; compared: number } | null {
  const compared = run.figures.filter((f) => f.ok !== null && f.ok !== undefined);
  return compared.length > 0 ? { held: compared.filter((f) => f.ok).length, compared: compared.length } : null;
}

/** Where the run comes from. */
export function provenanceList(run: Run): HTMLElement {
  const list = h("dl", { class: "provenance" });
  for (const [label, value] of run.provenance) list.append(h("dt", {}, label), h("dd", {}, value));
  return list;
}
