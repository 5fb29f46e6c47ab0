import { type Equipped, readLoadout } from "./printed-lists.js";
import type { Report } from "./report.js";
import type { ResolvedWeapon } from "./resolve-weapons.js";
import type { PrintedGroup, PrintedModel, Sheet } from "./sheet.js";
import { isNamed, slugOf } from "./slug.js";
import { readCount, readInches, readThreshold } from "./values.js";

type Carried = { weapon: string; each: number }[];

/** Models of a unit at its least size: characteristics by name, weapons as the loadout gives them. */
export function resolveModels(sheet: Sheet, weapons: readonly ResolvedWeapon[], report: Report): readonly object[] {
  const loadout = sheet.loadout === undefined ? [] : readLoadout(sheet.loadout);
  if (sheet.loadout !== undefined && loadout.length === 0)
    report.add("loadout not understood", sheet.loadout, sheet.name);
  const groups = sheet.groups.length > 0 ? sheet.groups : [{ name: sheet.name, least: 1, most: 1 }];
  for (const { who } of loadout)
    if (who !== undefined && groups.length > 1 && !groups.some(({ name }) => isNamed(who, name)))
      report.add("loadout not understood", `nobody is called "${who}"`, sheet.name);
  const living = groups.filter(({ least }) => least > 0);
  const carried = new Map<string, Carried>();
  const models = (living.length > 0 ? living : groups.slice(0, 1)).map((group) => {
    const equipped = carriedBy(group, sheet, loadout, weapons, report);
    carried.set(group.name, equipped);
    const stats = statsOf(sheet, profileOf(group, sheet), report);
    return { id: slugOf(group.name), name: group.name, count: Math.max(1, group.least), ...stats, weapons: equipped };
  });
  for (const model of sheet.models)
    if (sheet.models.length > 1 && !groups.some((group) => profileOf(group, sheet) === model))
      report.add("characteristics nobody has", model.name, sheet.name);
  const used = new Set([...carried.values()].flat().map(({ weapon }) => weapon));
  for (const { id, name } of weapons) if (!used.has(id)) report.add("weapon nobody carries", name, sheet.name);
  return models;
}

/** The printed characteristics of a group: those of its name, else the first. */
const profileOf = (group: PrintedGroup, { models }: Sheet): PrintedModel | undefined =>
  models.find(({ name }) => isNamed(name, group.profile ?? group.name)) ?? models[0];

function statsOf(sheet: Sheet, model: PrintedModel | undefined, report: Report): object {
  const invulnerable = readThreshold(model?.invulnerable);
  const read = {
    M: readInches(model?.M),
    T: readCount(model?.T),
    Sv: readThreshold(model?.Sv),
    W: readCount(model?.W),
    Ld: readThreshold(model?.Ld),
    OC: readCount(model?.OC),
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

/** What a group carries: as its source lists it, as its loadout says; everything the unit has where nobody says. */
function carriedBy(
  group: PrintedGroup,
  sheet: Sheet,
  loadout: readonly Equipped[],
  weapons: readonly ResolvedWeapon[],
  report: Report,
): Carried {
  const listed = group.weapons?.map((name) => ({ name, each: 1 }));
  const said = loadout
    .filter(({ who }) => who === undefined || isNamed(who, group.name) || sheet.groups.length <= 1)
    .flatMap(({ items }) => items);
  const items = listed ?? (said.length > 0 ? said : undefined);
  if (items === undefined) {
    if (weapons.length > 0) report.add("loadout not understood", "nobody says what its models carry", sheet.name);
    return weapons.map(({ id }) => ({ weapon: id, each: 1 }));
  }
  return items.flatMap(({ name, each }) => {
    // a weapon that shoots and strikes is printed twice under one name
    const found = weapons.filter((weapon) => isNamed(weapon.name, name) || isNamed(weapon.id, name));
    if (found.length === 0 && !isAbility(sheet, name)) report.add("loadout not understood", name, sheet.name);
    return found.map(({ id }) => ({ weapon: id, each }));
  });
}

/** Wargear without a profile gives an ability instead. */
const isAbility = ({ abilities }: Sheet, name: string): boolean =>
  abilities.some((ability) => isNamed(ability.name.replace(/\s*\(.*\)$/, ""), name));
