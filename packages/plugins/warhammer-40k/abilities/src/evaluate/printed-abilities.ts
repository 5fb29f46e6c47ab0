import type { DeepReadonly } from "@riposte/kernel";
import { type Ability, abilityName, type Unit } from "@riposte/warhammer-40k";
import { normalise } from "../printed-words.js";

/** Is an ability among these, whatever its parameter is? */
export const isAmong = (abilities: readonly DeepReadonly<Ability>[], ability: string): boolean => {
  const asked = normalise(ability);
  return abilities
    .map(abilityName)
    .map(normalise)
    .some((name) => name === asked || name.startsWith(`${asked} `));
};

/** Does a part of a unit have an ability by itself, by its wargear or by an enhancement? */
export const hasPrinted = ({ abilities, wargear, enhancements }: DeepReadonly<Unit>, ability: string): boolean =>
  [{ abilities }, ...wargear, ...enhancements].some((source) => isAmong(source.abilities, ability));
