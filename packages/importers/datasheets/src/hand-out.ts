import { type Equipped, type Item, readLoadout } from "./loadout.js";
import type { Report } from "./report.js";
import type { PrintedGroup, Sheet } from "./sheet.js";
import { isNamed, isPartOf } from "./slug.js";

/** Models that are alike: those of one printed group that carry the same. */
export interface Armed extends PrintedGroup {
  readonly items: readonly Item[] | undefined;
}

/** Gives every group what the loadout says; a group whose models differ is parted. */
export function handOut(sheet: Sheet, groups: readonly PrintedGroup[], report: Report): readonly Armed[] {
  const loadout = sheet.loadout === undefined ? [] : readLoadout(sheet.loadout);
  if (sheet.loadout !== undefined && loadout.length === 0)
    report.add("loadout not understood", sheet.loadout.slice(0, 200), sheet.name);
  const owners = new Map(loadout.map((said) => [said, ownersOf(said, groups)]));
  const nobody = loadout.filter((said) => owners.get(said)?.length === 0);
  const bare = groups.filter((group) => group.weapons === undefined && ![...owners.values()].flat().includes(group));
  // one sentence and one group are left: they belong together
  const [left, alone] = nobody.length === 1 && bare.length === 1 ? [nobody[0], bare[0]] : [];
  if (left === undefined)
    for (const { who } of nobody) report.add("loadout not understood", `nobody is called "${who}"`, sheet.name);
  return groups.flatMap((group) => {
    if (group.weapons !== undefined) return [{ ...group, items: group.weapons }];
    const said = loadout.filter((one) => owners.get(one)?.includes(group) || (one === left && group === alone));
    return partedBy(said, group);
  });
}

/** Whom a sentence is about: all models, those of the name, or the only ones whose name has its words. */
function ownersOf({ who }: Equipped, groups: readonly PrintedGroup[]): readonly PrintedGroup[] {
  if (who === undefined || groups.length === 1) return groups;
  const named = groups.filter(({ name }) => isNamed(who, name));
  if (named.length > 0) return named;
  const several = who.split(/,\s+|\s+and\s+(?=every|each|the)/i).map((one) => one.replace(/^(every|each|the)\s+/i, ""));
  if (several.length > 1) return several.flatMap((one) => ownersOf({ who: one, count: undefined, items: [] }, groups));
  const like = groups.filter(({ name }) => isPartOf(who, name) || isPartOf(name, who));
  return like.length === 1 ? like : [];
}

/** "One Veteran has a banner. One Veteran has a flamer": the group is two. */
function partedBy(said: readonly Equipped[], group: PrintedGroup): readonly Armed[] {
  const common = said
    .filter(({ count, who }) => count === undefined && who === undefined)
    .flatMap(({ items }) => items);
  const others = said
    .filter(({ count, who }) => count === undefined && who !== undefined)
    .flatMap(({ items }) => items);
  const some = said.filter(({ count }) => count !== undefined);
  const counted = some.reduce((sum, { count = 0 }) => sum + count, 0);
  const isWhole = some.length === 1 && (counted >= group.least || common.length + others.length === 0);
  if (some.length === 0 || isWhole || counted > group.most)
    return [{ ...group, items: said.length === 0 ? undefined : said.flatMap(({ items }) => items) }];
  const parts = some.map(({ count = 0, items }) => ({
    ...group,
    least: count,
    most: count,
    items: [...common, ...items],
  }));
  const left = [...common, ...others];
  const rest = { least: Math.max(0, group.least - counted), most: group.most - counted };
  return rest.most === 0 ? parts : [...parts, { ...group, ...rest, items: left.length === 0 ? undefined : left }];
}
