import { type DeepReadonly, KernelError } from "@riposte/kernel";
import { type Ability, type ArmyList, detachmentsOf, partsOf, type SourceLayer } from "@riposte/warhammer-40k";
import { boundFrom } from "./bind.js";
import type { Library } from "./library.js";

/**
 * What is wrong with the abilities of an army: words that the library does not know, and mechanics that cannot be.
 *
 * @example
 * createContext(armies, { checks: [abilityProblems(library)] });
 */
export const abilityProblems =
  (library: Library) =>
  ({ id, army, units }: ArmyList): readonly string[] => {
    const problems = new Set<string>();
    const check = (abilities: readonly DeepReadonly<Ability>[], from: SourceLayer, part: string) => {
      for (const ability of abilities)
        for (const problem of problemOf(() =>
          boundFrom(library, ability, { from, part, isLeader: false, isShared: false }),
        ))
          problems.add(problem);
    };
    for (const { abilities } of army.rules) check(abilities, "army", id);
    for (const { abilities } of detachmentsOf(army)) check(abilities, "detachment", id);
    for (const part of units.flatMap((unit) => partsOf(unit))) {
      check(part.abilities, "unit", part.id);
      for (const weapon of part.weapons) check(weapon.abilities, "weapon", part.id);
      for (const { abilities } of part.wargear) check(abilities, "wargear", part.id);
      for (const { abilities } of part.enhancements) check(abilities, "enhancement", part.id);
    }
    return [...problems];
  };

function problemOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return [error.message.slice(error.code.length + 2)];
  }
}
