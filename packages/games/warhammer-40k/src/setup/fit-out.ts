import { withOwnWeapons } from "../unit/bearers.js";
import type { Build } from "../unit/build.js";
import { gainsOf, withGains } from "../unit/gains.js";
import type { Models, Unit } from "../unit/unit.js";
import { weaponOf } from "../unit/weapon.js";

/** What an owner chose of a datasheet: how many models, and how many of them have which wargear. */
export interface Outfit {
  readonly size?: number;
  /** By option and what it gives, in the order of the datasheet: `{ "0.1": 2 }`. */
  readonly takes?: Readonly<Record<string, number>>;
}

/** A size that a datasheet allows, and what it costs. */
export interface SheetSize {
  readonly models: number;
  readonly points: number;
}

/** Wargear that some models of a unit may have. */
export interface SheetOption {
  /** As an outfit names it. */
  readonly id: string;
  readonly gets: readonly string[];
  readonly replaces: readonly string[];
  /** How many of a unit of that size may have it, all that the same option gives counted together. */
  readonly most: number;
}

/** The sizes of a datasheet, the smallest first. */
export function sheetSizes(sheet: Unit): readonly SheetSize[] {
  const { costs = [], sizes = [] } = sheet.build ?? {};
  const usual = countOf(sheet.models);
  if (costs.length > 0) return costs.filter(({ models }) => groupsOf(sheet, models) !== undefined);
  const counts = sizes.flatMap((size) => {
    const [least, most] = [sum(size.map((line) => line.least)), sum(size.map((line) => line.most))];
    return Array.from({ length: most - least + 1 }, (_, more) => least + more);
  });
  const all = counts.length === 0 ? [usual] : [...new Set(counts)].sort((one, other) => one - other);
  return all.map((models) => ({ models, points: sheet.points }));
}

/** What models of a unit of that size may have besides, or instead of, what they begin with. */
export function sheetOptions(sheet: Unit, size = countOf(sheet.models)): readonly SheetOption[] {
  const groups = groupsOf(sheet, size) ?? sheet.models;
  return (sheet.build?.options ?? []).flatMap((option, at) => {
    const { limit, oneOf, replaces, upTo = 1 } = option;
    const able = countOf(groups.filter((group) => isFor(option, group)));
    const models =
      limit === undefined ? able : limit.count * (limit.per === undefined ? 1 : Math.floor(size / limit.per));
    return oneOf.map((things, which) => ({
      id: `${at}.${which}`,
      gets: things.map(({ name }) => name),
      replaces: replaces.map(({ name }) => name),
      most: Math.min(able, models) * upTo,
    }));
  });
}

/** A unit as its owner has it: so many models, with the wargear he chose and no other. */
export function fitOut(sheet: Unit, { size = countOf(sheet.models), takes = {} }: Outfit = {}): Unit {
  const { build, ...rest } = sheet;
  let models = groupsOf(sheet, size) ?? sheet.models;
  for (const [at, option] of (build?.options ?? []).entries())
    for (const [which, things] of option.oneOf.entries()) {
      const wanted = takes[`${at}.${which}`] ?? 0;
      if (wanted > 0) models = exchanged(sheet, models, { option, gets: things, wanted });
    }
  const gear = new Set(
    (build?.options ?? []).flatMap(({ oneOf }, at) =>
      oneOf.flatMap((things, which) => ((takes[`${at}.${which}`] ?? 0) > 0 ? things.map(({ name }) => name) : [])),
    ),
  );
  const carried = new Set(models.flatMap(({ weapons }) => weapons.map(({ weapon }) => weapon)));
  const wargear = [...sheet.wargear, ...(build?.wargear ?? []).filter(({ name }) => gear.has(name))];
  const gains = (group: Models) =>
    wargear
      .filter(({ name }) => group.wargear?.includes(name))
      .reduce((now, grant) => withGains(now, gainsOf(grant)), group);
  return withOwnWeapons({
    ...rest,
    datasheet: sheet.datasheet ?? sheet.id,
    points: sheetSizes(sheet).find((known) => known.models === size)?.points ?? sheet.points,
    models: withIds(models.filter(({ count }) => count > 0).map(gains)),
    weapons: sheet.weapons.filter((profile) => carried.has(weaponOf(profile))),
    wargear: wargear.filter((grant) => gainsOf(grant) === undefined),
  });
}

/** The groups of a unit of that size, as one of its compositions has them; nothing where none has. */
function groupsOf(sheet: Unit, size: number): readonly Models[] | undefined {
  if (size === countOf(sheet.models)) return sheet.models;
  for (const lines of sheet.build?.sizes ?? []) {
    const [least, most] = [sum(lines.map((line) => line.least)), sum(lines.map((line) => line.most))];
    if (size < least || size > most) continue;
    let more = size - least;
    const counts = new Map<string, number>();
    for (const line of lines) {
      const extra = Math.min(more, line.most - line.least);
      more -= extra;
      // a line of several groups counts them together: the first has all of them
      counts.set(line.models[0] as string, line.least + extra);
    }
    return sheet.models.map((group) => ({ ...group, count: counts.get(group.id) ?? 0 }));
  }
  return undefined;
}

type Option = Build["options"][number];

const isFor = ({ models }: Option, { id }: Models): boolean => models === undefined || models.includes(id);

interface Exchange {
  readonly option: Option;
  readonly gets: Option["oneOf"][number];
  readonly wanted: number;
}

/** Some models of the groups that may, and that have what they give up, have something else. */
function exchanged(sheet: Unit, models: readonly Models[], { option, gets, wanted }: Exchange): readonly Models[] {
  const known = new Set(sheet.weapons.map(weaponOf));
  let left = wanted;
  return models.flatMap((group) => {
    const gives = option.replaces.filter(({ name }) => known.has(name));
    const isAble = gives.every(({ name, each }) =>
      group.weapons.some((one) => one.weapon === name && one.each >= each),
    );
    const count = isFor(option, group) && isAble ? Math.min(left, group.count) : 0;
    if (count === 0) return [group];
    left -= count;
    const kept = group.weapons.flatMap(({ weapon, each }) => {
      const rest = each - (gives.find(({ name }) => name === weapon)?.each ?? 0);
      return rest > 0 ? [{ weapon, each: rest }] : [];
    });
    const given = gets.filter(({ name }) => known.has(name)).map(({ name, each }) => ({ weapon: name, each }));
    // what is no weapon is borne
    const borne = gets.filter(({ name }) => !known.has(name)).map(({ name }) => name);
    const worn = borne.length > 0 ? { wargear: [...(group.wargear ?? []), ...borne] } : {};
    const armed = { ...group, count, weapons: [...given, ...kept], ...worn };
    return count === group.count ? [armed] : [{ ...group, count: group.count - count }, armed];
  });
}

/** Groups that were one get ids of their own. */
function withIds(models: readonly Models[]): Models[] {
  return models.map((group, at) => {
    const before = models.slice(0, at).filter(({ id }) => id === group.id).length;
    return before === 0 ? group : { ...group, id: `${group.id}-${before + 1}` };
  });
}

const countOf = (models: readonly Models[]): number => sum(models.map(({ count }) => count));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
