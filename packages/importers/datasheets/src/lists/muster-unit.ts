import {
  type Grant,
  gainsOf,
  type Models,
  type Unit,
  weaponOf,
  withGains,
  withOwnWeapons,
} from "@riposte/warhammer-40k";
import { didYouMean, listed } from "@riposte/words";
import { isNamed, isPartOf } from "../slug.js";
import { borne, type Worn } from "./borne.js";
import type { ListedItem, ListedModels, ListedUnit } from "./list.js";
import { shareOut } from "./share-out.js";
import { type Wardrobe, wardrobeOf } from "./wardrobe.js";

/** A unit as the list has it, and what is wrong or uncertain about it. */
export interface Mustered {
  readonly unit: Unit;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** A listed unit with the models and weapons it names, and nothing else. */
export function musterUnit(sheet: Unit, listed: ListedUnit): Mustered {
  const [problems, notes]: [string[], string[]] = [[], []];
  const wardrobe = wardrobeOf(sheet);
  const grants: Grant[] = [];
  const models = linesOf(sheet, listed, notes).flatMap((line) => {
    const group = groupOf(sheet, line, wardrobe);
    if (group === undefined) {
      problems.push(
        `no model is called "${line.name}".${didYouMean(
          line.name ?? "",
          sheet.models.map(({ name, id }) => name ?? id),
        )}`,
      );
      return [];
    }
    const { totals, worn } = totalsOf(line.items, group, wardrobe, problems);
    if (line.items.length === 0) return [{ ...group, count: line.count }];
    const { shares, isSure } = shareOut(line.count, totals, allowedFor(sheet, group, wardrobe));
    if (!isSure)
      notes.push(
        `which of ${line.count} ${line.name ?? group.name ?? group.id} carry what is not said; it is dealt out in turn.`,
      );
    const unsaid = ({ grant, count }: Worn) => {
      if (!grant.bearers) grants.push(grant);
      else notes.push(`which ${count} of ${line.count} models carry ${grant.name} is not said; it is not counted.`);
    };
    return borne(shares, worn, unsaid).map(({ count, loadout, wargear }) => {
      const rules = wargear.filter((grant) => gainsOf(grant) === undefined);
      grants.push(...rules);
      const weapons = [...loadout]
        .filter(([, each]) => each > 0)
        .map(([weapon, each]) => ({ weapon, each: Math.min(20, each) }));
      const names = rules.length === 0 ? {} : { wargear: rules.map(({ name }) => name) };
      const armed = { ...group, count, weapons, ...names };
      return wargear.reduce((models, grant) => withGains(models, gainsOf(grant)), armed);
    });
  });
  const { build, ...rest } = sheet;
  const carried = new Set(models.flatMap(({ weapons }) => weapons.map(({ weapon }) => weapon)));
  problems.push(...sizeProblems(build, models));
  const wargear = [...new Map(grants.map((grant) => [grant.name, grant])).values()];
  const unit = {
    ...rest,
    datasheet: sheet.id,
    points: listed.points,
    models: withIds(models),
    weapons: sheet.weapons.filter((profile) => carried.has(weaponOf(profile))),
    wargear,
  };
  return { unit: withOwnWeapons(unit), problems, notes };
}

/** The model lines; a unit without any is its datasheet's usual one, with the wargear it names where it is one model. */
function linesOf(sheet: Unit, { models, count }: ListedUnit, notes: string[]): readonly ListedModels[] {
  const unsaid = (items: readonly ListedItem[]) => {
    for (const { name } of items) notes.push(`which models carry "${name}" is not said; it is not counted.`);
  };
  const usual = sheet.models.filter((group) => group.count > 0);
  const size = usual.reduce((sum, group) => sum + group.count, 0);
  if (models.length === 0) return usual.map((group) => ({ name: group.name, count: group.count, items: [] }));
  const [only] = models;
  if (models.length > 1 || only?.name !== undefined || (count ?? size) === 1) {
    // bullets without anything below are models that carry the usual, or wargear of the models above
    return models.flatMap((line) => {
      if (line.count > 0) return [line];
      unsaid(line.items.filter(({ name }) => !isModel(sheet, name)));
      return line.items
        .filter(({ name }) => isModel(sheet, name))
        .map(({ name, count }) => ({ name, count, items: [] }));
    });
  }
  if (usual.length === 1) return [{ name: usual[0]?.name, count: count ?? size, items: only?.items ?? [] }];
  const named = only === undefined ? [] : modelsAmong(sheet, only.items);
  if (only !== undefined && named.length > 0) {
    unsaid(
      only.items.slice(
        0,
        only.items.findIndex(({ name }) => isModel(sheet, name)),
      ),
    );
    return named;
  }
  notes.push("the list does not say which models carry what; they have what their datasheet begins with.");
  return usual.map((group) => ({ name: group.name, count: group.count, items: [] }));
}

/** Models among things of one depth, as lists without their margins have them: what stands behind models is what they carry. */
function modelsAmong(sheet: Unit, items: readonly ListedItem[]): readonly ListedModels[] {
  const lines: { name: string; count: number; items: ListedItem[] }[] = [];
  for (const { name, count } of items)
    if (isModel(sheet, name)) lines.push({ name, count, items: [] });
    else lines.at(-1)?.items.push({ name, count });
  return lines;
}

const isModel = ({ models }: Unit, name: string): boolean =>
  models.some((group) => isNamed(group.name ?? group.id, name));

/** The datasheet's group that a line means: of its name, like its name, or the one that may carry all it has. */
function groupOf(sheet: Unit, line: ListedModels, wardrobe: Wardrobe): Models | undefined {
  const nameOf = ({ name, id }: Models) => name ?? id;
  const { name } = line;
  const like =
    name === undefined
      ? sheet.models
      : [
          sheet.models.filter((group) => isNamed(nameOf(group), name)),
          sheet.models.filter((group) => isPartOf(name, nameOf(group))),
          sheet.models.filter((group) => isPartOf(nameOf(group), name)),
          isNamed(name, sheet.name ?? sheet.id) ? sheet.models : [],
        ].find((groups) => groups.length > 0);
  if (like === undefined) return undefined;
  const carries = (group: Models) => {
    const all = new Set(wardrobe.loadouts(group.id).flatMap((loadout) => [...loadout.keys()]));
    return line.items.every((item) => {
      const ids = wardrobe.weapons(item.name, nameOf(group));
      return ids.length === 0 || ids.every((id) => all.has(id));
    });
  };
  const able = like.filter(carries);
  return able.find((group) => group.count === line.count) ?? able[0] ?? like[0];
}

/** Loadouts of all groups that are the same models with other wargear. */
const allowedFor = (sheet: Unit, group: Models, wardrobe: Wardrobe) =>
  sheet.models
    .filter(({ T, W, Sv, M }) => T === group.T && W === group.W && Sv === group.Sv && M === group.M)
    .toSorted((one, other) => Number(other === group) - Number(one === group))
    .flatMap(({ id }) => wardrobe.loadouts(id));

function totalsOf(
  items: readonly ListedItem[],
  group: Models,
  wardrobe: Wardrobe,
  problems: string[],
): { readonly totals: Map<string, number>; readonly worn: readonly Worn[] } {
  const totals = new Map<string, number>();
  const worn: Worn[] = [];
  for (const { name, count } of items) {
    const weapons = wardrobe.weapons(name, group.name ?? group.id);
    const gear = wardrobe.wargear(name);
    for (const id of weapons) totals.set(id, (totals.get(id) ?? 0) + count);
    if (gear !== undefined) worn.push({ grant: gear, count });
    if (weapons.length === 0 && gear === undefined)
      problems.push(`nobody knows "${name}".${didYouMean(name, wardrobe.names)}`);
  }
  return { totals, worn };
}

/** More or fewer models than any composition has. */
function sizeProblems(build: Unit["build"], models: readonly Models[]): readonly string[] {
  const sizes = (build?.sizes ?? []).map((size) => {
    const alone = size.filter(
      (line) =>
        !size.some(
          (other) =>
            other !== line &&
            other.models.length > line.models.length &&
            line.models.every((id) => other.models.includes(id)),
        ),
    );
    return { least: sum(alone.map(({ least }) => least)), most: sum(alone.map(({ most }) => most)) };
  });
  const count = sum(models.map((group) => group.count));
  if (sizes.length === 0 || sizes.some(({ least, most }) => count >= least && count <= most)) return [];
  const said = [...new Set(sizes.map(({ least, most }) => (least === most ? `${least}` : `${least} to ${most}`)))];
  return [`it has ${count} models; its datasheet has ${listed(said, "or")}.`];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Groups that were one get ids of their own. */
function withIds(models: readonly Models[]): Models[] {
  const seen = new Map<string, number>();
  return models.map((group) => {
    const before = seen.get(group.id) ?? 0;
    seen.set(group.id, before + 1);
    return before === 0 ? group : { ...group, id: `${group.id}-${before + 1}` };
  });
}
