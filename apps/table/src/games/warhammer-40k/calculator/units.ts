import { warhammerContext, warhammerUnits } from "@riposte/hosting/warhammer-40k";
import type { ArmyList, Unit } from "@riposte/warhammer-40k";

/** Units in lists: those of an army a player brought, then ours by the last keyword they have, their army. */
export function unitGroups(
  units: readonly Unit[],
  brought: ArmyList | undefined,
  fits: (unit: Unit) => boolean = () => true,
) {
  const armyOf = (unit: Unit) => (brought?.units.includes(unit) ? brought.army.name : armyName(unit));
  const armies = [...new Set(units.map(armyOf))];
  return armies.map((name) => ({
    name,
    options: units
      .filter((unit) => armyOf(unit) === name && fits(unit))
      .map((unit) => [unit.id, unit.name ?? unit.id] as const),
  }));
}

export const armyName = ({ keywords }: Unit): string => keywords.at(-1) ?? "";

/** All units that can be chosen: those of an army a player brought first, then our own. */
export const unitsWith = (brought: ArmyList | undefined): readonly Unit[] => {
  const mine = brought?.units ?? [];
  return [...mine, ...warhammerUnits().filter(({ id }) => !mine.some((unit) => unit.id === id))];
};

/** Has the army of any of these units such a rule? */
export const haveRule = (units: readonly string[], rule: string): boolean =>
  Object.values(warhammerContext().armies).some(
    ({ army, units: own }) =>
      army.rules.some(({ name }) => name === rule) &&
      own.some((one) => [one, ...one.leaders].some(({ datasheet, id }) => units.includes(datasheet ?? id))),
  );
