import type { Report } from "../report.js";
import type { Catalogue, Catalogues, Place } from "./catalogues.js";
import { isConditional, modifiersOf } from "./modifiers.js";
import { idOf, isTrue, listOf, numberIn, type Tree, textOf } from "./tree.js";

/** An entry or a group of entries, where a link may have led to it: what both say counts. */
export interface Entry extends Place {
  readonly kind: "entry" | "group";
  readonly name: string;
  /** unit, model or upgrade; nothing for groups. */
  readonly type: string | undefined;
  readonly link: Tree | undefined;
  readonly least: number;
  readonly most: number;
}

/** Goes through entries across files, and stops where it would go round in circles or on and on. */
export interface Walk {
  readonly catalogues: Catalogues;
  readonly report: Report;
  /** The datasheet it is about. */
  readonly sheet: string;
  /** Entries still to be looked at: a datasheet has a few hundred. */
  budget: number;
}

/** Of other ways to play, and what a list gives rather than a datasheet. */
const ASIDE =
  /^(crusade\b|warlord$|weapon modifications|enhancements?$|battle (honours|traits|scars|tallies)|order of battle)/i;

/** What may be chosen inside an entry; `trail` holds the ids on the way here. */
export function childrenOf(
  walk: Walk,
  { node, link, home }: Pick<Entry, "node" | "link" | "home">,
  trail: readonly string[],
): readonly Entry[] {
  const found: Entry[] = [];
  for (const [from, at] of [[node, home] as const, ...(link === undefined ? [] : [[link, home] as const])]) {
    for (const child of listOf(from, "selectionEntries")) found.push(entryOf(child, at, "entry"));
    for (const child of listOf(from, "selectionEntryGroups")) found.push(entryOf(child, at, "group"));
    for (const child of listOf(from, "entryLinks")) {
      const target = followed(walk, child, at, trail);
      if (target !== undefined) found.push(target);
    }
  }
  walk.budget -= found.length;
  if (walk.budget < 0) throw new TooMany(walk.sheet);
  return found.filter(({ name, node, link }) => {
    if (ASIDE.test(name)) return false;
    const isHidden = isTrue(node, "hidden") || (link !== undefined && isTrue(link, "hidden"));
    if (isHidden) walk.report.add("hidden entry left out", name, walk.sheet);
    return !isHidden;
  });
}

/** A datasheet without end: catalogues whose entries multiply. */
export class TooMany extends Error {
  constructor(sheet: string) {
    super(`"${sheet}" has more entries than any datasheet: do its links lead on and on?`);
  }
}

/** Where a link leads. */
export function followed(walk: Walk, link: Tree, from: Catalogue, trail: readonly string[]): Entry | undefined {
  const id = idOf(link, "targetId");
  const place = walk.catalogues.find(id, from);
  const name = textOf(link, "name") ?? id;
  if (ASIDE.test(name)) return undefined;
  if (place === undefined) {
    walk.report.add("link to nothing", name, walk.sheet);
    return undefined;
  }
  if (trail.includes(id)) {
    walk.report.add("link in a circle", name, walk.sheet);
    return undefined;
  }
  const kind = link.type === "selectionEntryGroup" ? "group" : "entry";
  return {
    ...entryOf(place.node, place.home, kind),
    name: nameOf(textOf(place.node, "name") ?? name, link),
    link,
    ...boundsOf([place.node, link]),
  };
}

export function entryOf(node: Tree, home: Catalogue, kind: Entry["kind"]): Entry {
  const type = kind === "group" ? undefined : textOf(node, "type");
  const name = nameOf(textOf(node, "name") ?? "", node);
  return { node, home, kind, name, type, link: undefined, ...boundsOf([node]) };
}

/** A name with what modifiers without conditions put behind it, or in its place. */
export function nameOf(name: string, node: Tree): string {
  let now = name;
  for (const modifier of modifiersOf(node)) {
    if (modifier.field !== "name" || isConditional(modifier)) continue;
    const value = textOf(modifier, "value") ?? "";
    if (modifier.type === "set") now = value;
    if (modifier.type === "append") now = `${now}${textOf(modifier, "join") ?? " "}${value}`;
  }
  return now;
}

/** How many there may be in what they lie in: constraints on selections within the parent. */
function boundsOf(nodes: readonly Tree[]): Pick<Entry, "least" | "most"> {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  const modifiers = nodes.flatMap((node) => modifiersOf(node));
  for (const constraint of nodes.flatMap((node) => listOf(node, "constraints"))) {
    if (constraint.field !== "selections" || constraint.scope !== "parent" || isTrue(constraint, "percentValue"))
      continue;
    const value = boundOf(constraint, modifiers);
    if (value < 0 || Number.isNaN(value)) continue;
    if (constraint.type === "min") least = Math.max(least, value);
    if (constraint.type === "max") most = Math.min(most, value);
  }
  return { least, most };
}

/** A bound after the modifiers that always hold; a higher one for larger units is the most there can ever be. */
function boundOf(constraint: Tree, modifiers: readonly Tree[]): number {
  let value = numberIn(constraint, "value");
  for (const modifier of modifiers) {
    if (modifier.field !== constraint.id) continue;
    const by = numberIn(modifier, "value");
    const grows = constraint.type === "max" && isOfSize(modifier);
    if (isConditional(modifier) && !grows) continue;
    if (modifier.type === "set") value = grows ? Math.max(value, by) : by;
    if (modifier.type === "increment") value += by;
    if (modifier.type === "decrement" && !grows) value -= by;
  }
  return value;
}

/** Does a modifier depend on how many models the unit has, and on nothing else? */
export const isOfSize = (modifier: Tree): boolean => {
  const conditions = listOf(modifier, "conditions");
  return (
    listOf(modifier, "conditionGroups").length === 0 &&
    listOf(modifier, "repeats").length === 0 &&
    conditions.length === 1 &&
    conditions[0]?.childId === "model" &&
    !["force", "roster"].includes(String(conditions[0]?.scope))
  );
};
