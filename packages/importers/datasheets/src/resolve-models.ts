import type { Build } from "@riposte/warhammer-40k";
import { type Armed, handOut } from "./hand-out.js";
import type { Report } from "./report.js";
import type { ResolvedWeapon } from "./resolve-weapons.js";
import type { PrintedGroup, PrintedModel, Sheet } from "./sheet.js";
import { isNamed, isPartOf, slugOf } from "./slug.js";
import type { Things } from "./things.js";
import { readCount, readInches, readThreshold } from "./values.js";

/** A group of models as our data writes it. */
export interface WrittenModels {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly weapons: readonly { readonly weapon: string; readonly each: number }[];
}

export interface ResolvedModels {
  /** At the least size of the first composition; groups that may be absent are there with none. */
  readonly models: readonly WrittenModels[];
  readonly sizes: Build["sizes"];
  /** Names of what each of these groups carries to begin with. */
  readonly gear: readonly (readonly string[])[];
}

/** Models of a unit: characteristics by name, weapons as the loadout gives them, and how many there may be. */
export function resolveModels(
  sheet: Sheet,
  things: Things,
  weapons: readonly ResolvedWeapon[],
  report: Report,
): ResolvedModels {
  const [usual = [{ name: sheet.name, least: 1, most: 1 }], ...others] = sheet.sizes.filter((size) => size.length > 0);
  const groups = [...usual, ...strangers(usual, others)];
  const taken = new Map<string, number>();
  const armed = handOut(sheet, groups, report).map((group) => ({ group, id: freeId(slugOf(group.name), taken) }));
  const models = armed.map(({ group, id }) => ({
    id,
    name: group.name,
    count: group.count ?? group.least,
    ...statsOf(sheet, profileOf(group, sheet), report),
    weapons: carriedBy(group, sheet, things, weapons, report),
  }));
  const isEmpty = models.every(({ count }) => count === 0);
  for (const model of sheet.models)
    if (sheet.models.length > 1 && !groups.some((group) => profileOf(group, sheet) === model))
      report.add("characteristics nobody has", model.name, sheet.name);
  const called = (name: string) => armed.filter(({ group }) => isNamed(group.name, name)).map(({ id }) => id);
  const line = (names: readonly string[], { least, most }: { readonly least: number; readonly most: number }) => {
    const ids = names.flatMap(called);
    return ids.length === 0 ? [] : [{ models: ids, least, most }];
  };
  const totals = (sheet.totals ?? []).flatMap((total) => line(total.names, total));
  return {
    models: isEmpty ? models.map((one, at) => ({ ...one, count: at === 0 ? 1 : 0 })) : models,
    gear: armed.map(({ group }) => things.split(group.items ?? []).map(({ name }) => name)),
    sizes: [usual, ...others].map((size) => [...size.flatMap((group) => line([group.name], group)), ...totals]),
  };
}

/** Groups of other compositions that the first has not: they may be there. */
const strangers = (usual: readonly PrintedGroup[], others: readonly (readonly PrintedGroup[])[]) =>
  others
    .flat()
    .filter((group, at, all) => all.findIndex(({ name }) => isNamed(name, group.name)) === at)
    .filter(({ name }) => !usual.some((group) => isNamed(name, group.name)))
    .map((group) => ({ ...group, least: 0 }));

function freeId(slug: string, taken: Map<string, number>): string {
  const before = taken.get(slug) ?? 0;
  taken.set(slug, before + 1);
  return before === 0 ? slug : `${slug}-${before + 1}`;
}

/** The printed characteristics of a group: those of its name, of the only name like it, else the first. */
function profileOf(group: PrintedGroup, { models }: Sheet): PrintedModel | undefined {
  const asked = group.profile ?? group.name;
  const like = models.filter(({ name }) => isPartOf(name, asked) || isPartOf(asked, name));
  return models.find(({ name }) => isNamed(name, asked)) ?? (like.length === 1 ? like[0] : models[0]);
}

function statsOf(sheet: Sheet, model: PrintedModel | undefined, report: Report): object {
  const invulnerable = readThreshold(model?.invulnerable);
  const read = {
    M: readInches(model?.M),
    T: readCount(model?.T),
    Sv: readThreshold(model?.Sv),
    W: readCount(model?.W),
    Ld: readThreshold(model?.Ld),
    OC: model?.OC === "-" ? 0 : readCount(model?.OC),
    invulnerable,
  };
  for (const [name, value] of Object.entries(read)) {
    const printed = model?.[name as keyof typeof read];
    if (value === undefined) report.add("value not understood", `${name} "${printed ?? ""}"`, sheet.name);
  }
  const isLimited = model?.invulnerableInfo !== undefined;
  return {
    M: read.M ?? 0,
    ...(read.T === undefined ? {} : { T: read.T }),
    Sv: read.Sv ?? 7,
    ...(invulnerable == null || isLimited ? {} : { invulnerable }),
    ...(read.W === undefined ? {} : { W: read.W }),
    ...(read.Ld == null ? {} : { Ld: read.Ld }),
    OC: read.OC ?? 0,
  };
}

/** What a group carries: as its source lists it, as its loadout says. Where neither says, nothing: guesses fight wrong. */
function carriedBy(
  { items, name }: Armed,
  sheet: Sheet,
  things: Things,
  weapons: readonly ResolvedWeapon[],
  report: Report,
): WrittenModels["weapons"] {
  if (items === undefined) {
    if (weapons.length > 0)
      report.add("models without weapons", "nobody says what they carry", `${sheet.name}, ${name}`);
    return [];
  }
  const carried = things.split(items).flatMap((item) => {
    const found = things.weapons(item.name);
    if (found.length === 0 && things.ability(item.name) === undefined)
      report.add("loadout not understood", item.name, sheet.name);
    return found.map(({ id }) => ({ weapon: id, each: item.each }));
  });
  const each = new Map<string, number>();
  for (const one of carried) each.set(one.weapon, (each.get(one.weapon) ?? 0) + one.each);
  return [...each].map(([weapon, count]) => ({ weapon, each: count }));
}
