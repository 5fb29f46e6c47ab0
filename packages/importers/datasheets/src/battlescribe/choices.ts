import type { Report } from "../report.js";
import type { PrintedDetachment, PrintedEnhancement } from "../sheet.js";
import { type Catalogue, type Catalogues, factionOf, groupsNamed } from "./catalogues.js";
import { type Entry, entryOf, followed, type Walk } from "./entries.js";
import { infosOf } from "./profiles.js";
import { listOf, numberIn, textOf } from "./tree.js";

const DEEPEST = 6;

/** Enhancements of a catalogue: entries with points in its groups of that name, those of a detachment together. */
export const enhancementsOf = (catalogues: Catalogues, report: Report): readonly PrintedEnhancement[] =>
  chosenFrom(catalogues, report, /^enhancements?$/i).flatMap(({ entry, group, faction, walk }) => {
    const cost = listOf(entry.node, "costs").find((one) => textOf(one, "name") === "pts");
    const points = cost === undefined ? Number.NaN : numberIn(cost, "value");
    const detachment = group.replace(/\s*enhancements?$/i, "");
    if (Number.isNaN(points)) return [];
    const text = textsOf(walk, entry).join("\n");
    return [
      {
        faction,
        name: entry.name,
        points: String(points),
        ...(detachment === "" ? {} : { detachment }),
        ...(text === "" ? {} : { text }),
      },
    ];
  });

/** Detachments with their rules. */
export const detachmentsOf = (catalogues: Catalogues, report: Report): readonly PrintedDetachment[] =>
  chosenFrom(catalogues, report, /^detachments?$/i).map(({ entry, faction, walk }) => ({
    faction,
    name: entry.name,
    rules: infosOf(walk, entry).map((info) => ({ name: info.name, text: info.value("DESCRIPTION") })),
  }));

const textsOf = (walk: Walk, entry: Entry): readonly string[] =>
  infosOf(walk, entry).flatMap((info) => info.value("DESCRIPTION") ?? []);

interface Choice {
  readonly entry: Entry;
  readonly group: string;
  readonly faction: string;
  readonly walk: Walk;
}

/** The entries of all groups of a name, and of the groups in them. */
function chosenFrom(catalogues: Catalogues, report: Report, name: RegExp): readonly Choice[] {
  const found = new Map<unknown, Choice>();
  for (const home of catalogues.all) {
    const walk: Walk = { catalogues, report, sheet: home.name, budget: 10_000 };
    const visit = (group: Entry, depth: number): void => {
      for (const entry of partsOf(walk, group, home))
        if (entry.kind === "group" && depth < DEEPEST) visit(entry, depth + 1);
        else if (!found.has(entry.node))
          found.set(entry.node, { entry, group: group.name, faction: factionOf(home), walk });
    };
    for (const node of groupsNamed(home, name)) visit(entryOf(node, home, "group"), 0);
  }
  return [...found.values()];
}

const partsOf = (walk: Walk, { node }: Entry, home: Catalogue): readonly Entry[] => [
  ...listOf(node, "selectionEntries").map((child) => entryOf(child, home, "entry")),
  ...listOf(node, "selectionEntryGroups").map((child) => entryOf(child, home, "group")),
  ...listOf(node, "entryLinks").flatMap((link) => followed(walk, link, home, []) ?? []),
];
