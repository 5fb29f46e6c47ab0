import type { Item } from "../loadout.js";
import type { PrintedOption } from "../sheet.js";
import type { Armoury } from "./armoury.js";
import { childrenOf, type Entry, type Walk } from "./entries.js";
import { idOf } from "./tree.js";

/** What a model carries to begin with, and what may be chosen instead or beside. */
export interface Carried {
  readonly items: readonly Item[];
  readonly choices: readonly PrintedOption[];
}

interface Bearer {
  readonly owner: string;
  readonly armoury: Armoury;
  readonly trail: readonly string[];
}

/** The usual choice of a group, by the id of an entry or of the link to it. */
export const defaultsOf = ({ node, link }: Entry): string =>
  idOf(link ?? {}, "defaultSelectionEntryId") || idOf(node, "defaultSelectionEntryId");

/** The wargear of an entry and of all that must be chosen inside it. */
export function carriedBy(walk: Walk, entry: Entry, bearer: Bearer): Carried {
  const items: Item[] =
    entry.type === "model" || entry.kind === "group" ? [] : [...bearer.armoury.itemsOf(entry, bearer.owner)];
  const choices: PrintedOption[] = [];
  for (const child of childrenOf(walk, entry, bearer.trail)) {
    if (child.type === "model" || child.type === "unit") continue;
    const below = { ...bearer, trail: [...bearer.trail, idOf(child.node)] };
    const inside = child.kind === "group" ? chosenIn(walk, child, below) : carriedBy(walk, child, below);
    choices.push(...inside.choices);
    if (child.kind === "group") items.push(...inside.items);
    else if (child.least > 0) items.push(...times(inside.items, child.least));
    else if (inside.items.length > 0) choices.push({ oneOf: [inside.items], upTo: severalOf(child) });
  }
  return { items, choices };
}

/** What a group gives: those that must be chosen, the usual one up to its least, and the others as a choice. */
function chosenIn(walk: Walk, group: Entry, bearer: Bearer): Carried {
  const usual = defaultsOf(group);
  const children = childrenOf(walk, group, bearer.trail).filter(({ type }) => type !== "model" && type !== "unit");
  const inside = children.map((child) => {
    const below = { ...bearer, trail: [...bearer.trail, idOf(child.node)] };
    const carried = child.kind === "group" ? chosenIn(walk, child, below) : carriedBy(walk, child, below);
    const isUsual = idOf(child.node) === usual || (child.link !== undefined && idOf(child.link) === usual);
    return { child, carried, isUsual, count: child.kind === "group" ? 0 : child.least };
  });
  const entries = inside.filter(({ child }) => child.kind === "entry");
  const missing = group.least - entries.reduce((sum, { count }) => sum + count, 0);
  const given = entries.find(({ isUsual }) => isUsual) ?? entries[0];
  if (missing > 0 && given !== undefined) {
    if (!given.isUsual && entries.length > 1)
      walk.report.add("choice without a usual one: the first is taken", group.name, walk.sheet);
    given.count += Math.min(missing, given.child.most);
  }
  const items = inside.flatMap(({ child, carried, count }) =>
    child.kind === "group" ? carried.items : times(carried.items, count),
  );
  const others = entries
    .filter(({ count, carried }) => count === 0 && carried.items.length > 0)
    .map(({ carried }) => carried.items);
  const replaces = group.least > 0 ? items : [];
  const choice =
    others.length === 0
      ? []
      : [{ ...(replaces.length === 0 ? {} : { replaces }), oneOf: others, upTo: severalOf(group) }];
  return { items, choices: [...inside.flatMap(({ carried }) => carried.choices), ...choice] };
}

/** How many may be taken, where it is more than one. */
const severalOf = ({ most }: Entry): number | undefined => (most > 1 && most <= 20 ? most : undefined);

const times = (items: readonly Item[], count: number): readonly Item[] =>
  count === 0 ? [] : items.map((item) => ({ ...item, each: item.each * count }));
