import { type Army, fitOut, type Outfit, type Unit } from "@riposte/warhammer-40k";
import { warhammerContext as context, warhammerUnits as sheets } from "../facts.js";

/** A unit of a list: a datasheet with what was chosen of it, or one that came spelled out. */
export interface Taken extends Outfit {
  readonly id: string;
  /** Its datasheet. */
  readonly sheet: string;
  /** The datasheet of who leads it. */
  readonly leader?: string;
  /** Where it starts, if not on the table: in Reserves, or in the transport with that id. */
  readonly start?: string;
  /** What it is where no datasheet of ours says so; nothing can be chosen then. */
  readonly unit?: Unit;
}

/** An army being mustered. */
export interface BattleList {
  /** What it may cost. */
  readonly limit: number;
  /** Who all of them belong to; nothing before the first unit. */
  readonly faction: string | null;
  /** Its rules, where they came with a list and are not our faction's. */
  readonly army?: Army;
  readonly units: readonly Taken[];
}

export const RESERVES = "reserves";

/** The factions we have units of, with what each brings to its army. */
export const factions = (): readonly Army[] => Object.values(context().armies).map(({ army }) => army);

export const sheetOf = (id: string): Unit | undefined => sheets().find((sheet) => sheet.id === id);

export const sheetsOf = (faction: string | null): readonly Unit[] =>
  sheets().filter(({ keywords }) => faction === null || keywords.includes(faction));

export const factionOf = (sheet: Unit): string | null =>
  factions().find(({ name }) => sheet.keywords.includes(name))?.name ?? null;

/** A unit with everything chosen, and who leads it. */
export function unitOf(taken: Taken): Unit {
  if (taken.unit !== undefined) return taken.unit;
  const sheet = sheetOf(taken.sheet) as Unit;
  const leader = taken.leader === undefined ? undefined : sheetOf(taken.leader);
  return {
    ...fitOut(sheet, taken),
    id: taken.id,
    aboard: taken.start === undefined || taken.start === RESERVES ? null : taken.start,
    leaders: leader === undefined ? [] : [{ ...fitOut(leader), id: `${taken.id}+${leader.id}` }],
  };
}

export const unitsOf = ({ units }: BattleList): readonly Unit[] => units.map(unitOf);

/** One more unit of a datasheet, or without the unit or the last of that datasheet; its transport leaves without it. */
export function changed(list: BattleList, id: string, by: number): BattleList {
  if (by > 0) {
    const sheet = sheetOf(list.units.find((taken) => taken.id === id)?.sheet ?? id);
    if (sheet === undefined) return list;
    const faction = list.units.length === 0 ? factionOf(sheet) : list.faction;
    return { ...list, faction, units: [...list.units, { id: freeId(list, sheet.id), sheet: sheet.id }] };
  }
  const goes = list.units.find((taken) => taken.id === id) ?? list.units.findLast(({ sheet }) => sheet === id);
  const led = list.units.find(({ leader }) => leader === id);
  if (goes === undefined) return led === undefined ? list : replaced(list, without(led, "leader"));
  const units = list.units.filter((taken) => taken !== goes);
  return { ...list, units: units.map((taken) => (taken.start === goes.id ? without(taken, "start") : taken)) };
}

/** The list with one unit as it now is. */
export const replaced = (list: BattleList, now: Taken): BattleList => ({
  ...list,
  units: list.units.map((taken) => (taken.id === now.id ? now : taken)),
});

/** A unit without a leader, or that starts on the table. */
export const without = (taken: Taken, what: "leader" | "start"): Taken =>
  Object.fromEntries(Object.entries(taken).filter(([key]) => key !== what)) as Taken;

function freeId({ units }: BattleList, sheet: string): string {
  const isTaken = (id: string) => units.some((taken) => taken.id === id);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? sheet : `${sheet}-${number}`;
    if (!isTaken(id)) return id;
  }
}
