import type { SomeUnit } from "../battle/line-up.js";
import { type Arm, armsOf, countArms } from "./arms.js";
import { partOf } from "./parts.js";

/** What models strike with in a fight, and how many times the weapon that is chosen is used. */
export interface Strike {
  readonly part: string;
  /** The group that picks one of the arms; none where a weapon with Extra Attacks comes on top. */
  readonly models?: string;
  readonly arms: readonly Arm[];
  readonly count: number;
}

type IsExtra = (part: string, profile: string) => boolean;

/**
 * Each group of models strikes with one of its melee weapons, a model with one of a kind though it carries two; every
 * weapon with Extra Attacks comes on top (rules 4). In the order of the datasheet.
 */
export function strikesOf(unit: SomeUnit, isExtra: IsExtra): readonly Strike[] {
  const arms = armsOf(unit, "melee");
  const onTop = arms.filter(({ part, profiles }) => profiles.some(({ id }) => isExtra(part, id)));
  const seen = new Set<string>();
  return arms.flatMap((arm): readonly Strike[] => {
    const { part } = arm;
    if (onTop.includes(arm)) return [{ part, arms: [arm], count: countArms(arm) }];
    // a group is asked when its first ordinary weapon comes up
    return arm.groups.flatMap(({ models }) => {
      if (seen.has(`${part}/${models}`)) return [];
      seen.add(`${part}/${models}`);
      const mine = arms.filter(
        (other) =>
          other.part === part && !onTop.includes(other) && other.groups.some((group) => group.models === models),
      );
      const count = partOf(unit, part)?.models.find(({ id }) => id === models)?.count ?? 0;
      return [{ part, models, arms: mine, count }];
    });
  });
}
