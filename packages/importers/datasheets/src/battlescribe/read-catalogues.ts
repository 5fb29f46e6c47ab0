import type { Report } from "../report.js";
import type { Printed } from "../sheet.js";
import { type Catalogue, factionOf, linkCatalogues } from "./catalogues.js";
import { detachmentsOf, enhancementsOf } from "./choices.js";
import { type Entry, entryOf, followed, TooMany, type Walk } from "./entries.js";
import { sheetOf } from "./sheets.js";
import { listOf, textOf } from "./tree.js";

/** Entries looked at for one datasheet; the largest have a few thousand. */
const BUDGET = 50_000;

/** The datasheets of catalogues (units and models that lists begin with, and units without a link to them), and what lists choose. */
export function readCatalogues(all: readonly Catalogue[], report: Report): Printed {
  const catalogues = linkCatalogues(all);
  for (const { name, by } of catalogues.missing) report.add("catalogue missing", `${name}: give it too`, by);
  const walkOf = (sheet: string): Walk => ({ catalogues, report, sheet, budget: BUDGET });
  const sheets = rootsOf(all, walkOf).flatMap(({ entry, faction }) => {
    try {
      return [sheetOf(walkOf(entry.name), entry, faction)];
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      report.add("unit left out", error.message, entry.name);
      return [];
    }
  });
  return { sheets, enhancements: enhancementsOf(catalogues, report), detachments: detachmentsOf(catalogues, report) };
}

interface Root {
  readonly entry: Entry;
  readonly faction: string;
}

/** Every datasheet once: where several catalogues begin with it, it is that of the file it lies in, else of the first. */
function rootsOf(all: readonly Catalogue[], walkOf: (sheet: string) => Walk): readonly Root[] {
  const found = new Map<unknown, Root>();
  const isSheet = ({ type }: Entry) => type === "unit" || type === "model";
  const add = (entry: Entry, from: Catalogue) => {
    const known = found.get(entry.node);
    const isAtHome = entry.home === from && !from.isLibrary;
    if (isSheet(entry) && (known === undefined || isAtHome)) found.set(entry.node, { entry, faction: factionOf(from) });
  };
  const players = [...all.filter(({ isLibrary }) => !isLibrary), ...all.filter(({ isLibrary }) => isLibrary)];
  for (const from of players) {
    for (const node of listOf(from.root, "selectionEntries")) add(entryOf(node, from, "entry"), from);
    for (const link of listOf(from.root, "entryLinks")) {
      const entry = followed(walkOf(textOf(link, "name") ?? ""), link, from, []);
      if (entry !== undefined) add(entry, from);
    }
  }
  for (const from of players)
    for (const node of listOf(from.root, "sharedSelectionEntries")) {
      const entry = entryOf(node, from, "entry");
      // a model that nothing begins with is part of a unit
      if (entry.type === "unit" && !found.has(node)) add(entry, from);
    }
  return [...found.values()];
}
