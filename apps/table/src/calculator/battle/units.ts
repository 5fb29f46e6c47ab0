import { warhammerContext, warhammerUnits } from "@riposte/catalog/warhammer-40k";
import type { Unit } from "@riposte/warhammer-40k";

/** Units in lists, by the last keyword they have: their army. */
export function unitGroups(units: readonly Unit[], fits: (unit: Unit) => boolean = () => true) {
  const armies = [...new Set(units.map(armyName))];
  return armies.map((name) => ({
    name,
    options: units
      .filter((unit) => armyName(unit) === name && fits(unit))
      .map((unit) => [unit.id, unit.name ?? unit.id] as const),
  }));
}

export const armyName = ({ keywords }: Unit): string => keywords.at(-1) ?? "";

/** Everybody who can be chosen: those of a list somebody brought first, then our own. */
export const unitsWith = (brought: readonly Unit[]): readonly Unit[] => [...brought, ...warhammerUnits()];

/** Has the army of any of these units such a rule? */
export const haveRule = (units: readonly string[], rule: string): boolean =>
  Object.values(warhammerContext().armies).some(
    ({ army, units: own }) =>
      army.rules.some(({ name }) => name === rule) &&
      own.some((one) => [one, ...one.leaders].some(({ datasheet, id }) => units.includes(datasheet ?? id))),
  );
