import type { DatasheetFile, Detachment, Grant, Unit } from "@riposte/warhammer-40k";
import { counted, didYouMean, listed } from "@riposte/words";
import { isNamed, isPartOf, nameKey, slugOf } from "../slug.js";
import type { List, ListedUnit } from "./list.js";
import { musterUnit } from "./muster-unit.js";

/** An army file, ready to be written; every unit is spelled out, so that it needs no datasheets. */
export interface WrittenArmy {
  readonly id: string;
  /** The edition the list is of, where it shows: 11. */
  readonly edition?: string;
  readonly army: {
    readonly name: string;
    readonly faction?: string;
    readonly detachment?: Detachment;
    readonly moreDetachments?: readonly Detachment[];
    readonly disposition?: string;
  };
  readonly units: readonly Unit[];
}

/** What came of a list: the army, what is wrong with it, and what was taken as said below. */
export interface Muster {
  readonly format: string;
  readonly army: WrittenArmy;
  readonly points: {
    readonly sum: number;
    readonly said: number | undefined;
    /** Of the battle, where the list says it. */
    readonly limit: number | undefined;
  };
  /** Unknown names, sizes that are not allowed: the army is not what the list says. */
  readonly problems: readonly string[];
  /** What the list leaves open. */
  readonly notes: readonly string[];
}

/** Units, enhancements and detachments by the names of a list. */
export function muster(list: List, files: readonly DatasheetFile[]): Muster {
  const [problems, notes]: [string[], string[]] = [[], []];
  const own = (faction: string | undefined) =>
    list.faction !== undefined &&
    faction !== undefined &&
    (isNamed(faction, list.faction) || isPartOf(list.faction, faction) || isPartOf(faction, list.faction));
  const sheets = files
    .flatMap((file) => file.units)
    .toSorted((one, other) => Number(own(other.faction)) - Number(own(one.faction)));
  const ids = new Set<string>();
  for (const { line, text } of list.unread) problems.push(`Line ${line}: "${text}" is neither a unit nor part of one.`);
  const copies = new Map<string, number>();
  const taken = list.units.flatMap((listed) => {
    const where = listed.line > 0 ? `Line ${listed.line}: ${listed.name}` : listed.name;
    const sheet = sheetCalled(listed.name, sheets);
    if (sheet === undefined) {
      problems.push(`${where}: there is no such unit.${guess(listed.name, sheets)}`);
      return [];
    }
    const { unit, problems: wrong, notes: open } = musterUnit(sheet, listed);
    problems.push(...wrong.map((problem) => `${where}: ${problem}`));
    notes.push(...open.map((note) => `${where}: ${note}`));
    if (unit.models.length === 0) return [];
    const copy = (copies.get(sheet.id) ?? 0) + 1;
    copies.set(sheet.id, copy);
    const enhancements = listed.enhancements.map((name) =>
      enhancementCalled(name, files, (problem) => problems.push(`${where}: ${problem}`)),
    );
    notes.push(...costNotes(sheet, unit, copy, enhancementsIn(listed, files)).map((note) => `${where}: ${note}`));
    return [{ listed, unit: { ...unit, id: freeId(slugOf(listed.name), ids), enhancements } }];
  });
  const known = files.flatMap((file) => file.detachments);
  const detachment = detachmentsIn(list, known);
  if (known.length > 0 && list.detachment !== undefined && !known.includes(detachment.detachment as Detachment))
    problems.push(
      `nobody knows the detachment "${list.detachment}".${didYouMean(
        list.detachment,
        known.map(({ name }) => name),
      )} Its rules are left out.`,
    );
  for (const name of list.unplaced)
    notes.push(`the list has the enhancement "${name}" and says of no unit of it: no unit has it.`);
  const sum = list.units.reduce((all, { points }) => all + points, 0);
  if (list.points !== undefined && list.points !== sum)
    notes.push(`The list says ${list.points} points; its units are ${sum}.`);
  const title = list.title ?? list.faction ?? "Army";
  return {
    format: list.format,
    army: {
      id: slugOf(title) || "army",
      ...(list.edition === undefined ? {} : { edition: list.edition }),
      army: {
        name: title,
        ...(list.faction === undefined ? {} : { faction: list.faction }),
        ...detachment,
        ...(list.dispositions === undefined || list.dispositions === "" ? {} : { disposition: list.dispositions }),
      },
      units: attached(taken),
    },
    points: { sum, said: list.points, limit: list.limit },
    problems,
    notes,
  };
}

const enhancementsIn = ({ enhancements }: ListedUnit, files: readonly DatasheetFile[]) =>
  enhancements.map((name) =>
    files.flatMap((file) => file.enhancements).find((one) => called(one.name) === called(name)),
  );

type Bought = DatasheetFile["enhancements"][number] | undefined;

/** What a unit costs otherwise than its list says: by its datasheet, with its enhancements, and as a later copy. */
function costNotes(
  { build }: Unit,
  { models, points }: Unit,
  copy: number,
  bought: readonly Bought[],
): readonly string[] {
  const { dearer, costs = [] } = build ?? {};
  const size = models.reduce((sum, { count }) => sum + count, 0);
  const cost = costs.find((one) => one.models >= size)?.points;
  // a list that says no points of a unit says nothing wrong
  if (cost === undefined || points === 0 || bought.includes(undefined)) return [];
  const more = dearer === undefined || copy <= dearer.after ? 0 : dearer.points;
  const upgrades = (bought as readonly Exclude<Bought, undefined>[]).filter((one) => one.points > 0);
  const whole = cost + more + upgrades.reduce((sum, one) => sum + one.points, 0);
  if (points === whole) return [];
  if (more > 0 && points === whole - more)
    return [`copy ${copy} costs ${whole} points, ${more} more than the first; the list says ${points}.`];
  const parts = [
    `its datasheet costs ${cost + more} for ${counted(size, "model")}`,
    ...upgrades.map((one) => `${one.name} ${one.points}`),
  ];
  return [`the list says ${points} points; ${listed(parts, "and")}.`];
}

const called = (name: string): string => nameKey(name.replace(/\s*[[(](?:legends|crucible)[\])]$/i, ""));

const sheetCalled = (name: string, sheets: readonly Unit[]): Unit | undefined =>
  sheets.find((sheet) => called(sheet.name ?? sheet.id) === called(name));

const guess = (name: string, sheets: readonly Unit[]): string => {
  return didYouMean(
    name,
    sheets.map((sheet) => sheet.name ?? sheet.id),
  );
};

function enhancementCalled(name: string, files: readonly DatasheetFile[], problem: (text: string) => void): Grant {
  const all = files.flatMap((file) => file.enhancements);
  const found = all.find((one) => called(one.name) === called(name));
  if (found !== undefined) return { name: found.name, abilities: found.abilities };
  problem(
    `nobody knows the enhancement "${name}".${didYouMean(
      name,
      all.map((one) => one.name),
    )}`,
  );
  return { name, abilities: [] };
}

/** The detachment of a list, or several one behind the other where all of them are known. */
function detachmentsIn(
  { detachment }: List,
  known: readonly DatasheetFile["detachments"][number][],
): Pick<WrittenArmy["army"], Detachments> {
  if (detachment === undefined) return {};
  const called = (name: string) => known.find((one) => isNamed(one.name, name));
  const parts = detachment.split(/\s*(?:[,;+&]| and | et )\s*/).map(called);
  const [first, ...others] = called(detachment) === undefined && parts.length > 1 ? parts : [called(detachment)];
  if (first === undefined || others.includes(undefined)) return { detachment: { name: detachment, abilities: [] } };
  return { detachment: first, ...(others.length === 0 ? {} : { moreDetachments: others as Detachment[] }) };
}

type Detachments = "detachment" | "moreDetachments";

/** The same unit twice is two units. */
function freeId(slug: string, ids: Set<string>): string {
  let [id, number] = [slug, 2];
  while (ids.has(id)) {
    id = `${slug}-${number}`;
    number += 1;
  }
  ids.add(id);
  return id;
}

interface Taken {
  readonly listed: ListedUnit;
  readonly unit: Unit;
}

/** Leaders that stand together with a unit lead it. */
function attached(taken: readonly Taken[]): readonly Unit[] {
  const isLed = ({ listed }: Taken) => listed.together !== undefined && !listed.leads;
  const leads = (one: Taken) =>
    one.listed.leads && taken.some((other) => isLed(other) && other.listed.together === one.listed.together);
  return taken
    .filter((one) => !leads(one))
    .map((one) => {
      const leaders = isLed(one)
        ? taken.filter((other) => leads(other) && other.listed.together === one.listed.together)
        : [];
      return { ...one.unit, leaders: leaders.map(({ unit }) => ({ ...unit, id: `${one.unit.id}+${unit.id}` })) };
    });
}
