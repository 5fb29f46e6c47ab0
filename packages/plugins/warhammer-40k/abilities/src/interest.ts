import type { DeepReadonly } from "@riposte/kernel";
import type { Ability } from "@riposte/warhammer-40k";
import { type Bound, bindAll, boundFrom } from "./bind.js";
import type { Library } from "./library.js";
import { parseParameterisedAttribute } from "./parse-attribute.js";
import { isUnitStat, type MechanicEffect } from "./schema/effect.js";
import type { Mechanic } from "./schema/mechanic.js";

/** What a handler wants to know of rules; the same key stands for the same question. */
export interface Interest {
  readonly key: string;
  concerns(effect: MechanicEffect): boolean;
}

const kept = new WeakMap<readonly Bound[], Map<string, readonly Bound[]>>();

/**
 * Those of a list of rules that may have something to say: the rest need not be asked whether they count now. Lists
 * never change, so each is looked through once for each question.
 */
export function relevantTo(library: Library, bounds: readonly Bound[], interest: Interest): readonly Bound[] {
  if (bounds.length === 0) return bounds;
  const known = kept.get(bounds) ?? new Map<string, readonly Bound[]>();
  kept.set(bounds, known);
  const found = known.get(interest.key) ?? bounds.filter(({ mechanic }) => matters(library, mechanic, interest, 0));
  known.set(interest.key, found);
  return found;
}

type Abilities = readonly DeepReadonly<Ability>[];
const spoken = new WeakMap<Library, WeakMap<Abilities, Map<string, boolean>>>();

/** May a list of abilities have something to say, whichever unit has them? Most have not: then they need not be bound. */
export function hasSay(library: Library, abilities: Abilities, interest: Interest): boolean {
  if (abilities.length === 0) return false;
  const lists = spoken.get(library) ?? new WeakMap<Abilities, Map<string, boolean>>();
  spoken.set(library, lists);
  const known = lists.get(abilities) ?? new Map<string, boolean>();
  lists.set(abilities, known);
  const found =
    known.get(interest.key) ?? relevantTo(library, bindAll(library, abilities, NOBODY), interest).length > 0;
  known.set(interest.key, found);
  return found;
}

/** Does a rule say something itself, or give an ability that does? */
function matters(library: Library, { effects }: Mechanic, interest: Interest, depth: number): boolean {
  return effects.some(
    (effect) =>
      interest.concerns(effect) ||
      givenBy(library, effect, depth).some((one) => matters(library, one, interest, depth + 1)),
  );
}

const NOBODY = { from: "unit", part: "", isLeader: false, isShared: false } as const;

function givenBy(library: Library, effect: MechanicEffect, depth: number): readonly Mechanic[] {
  if ((effect.do !== "grantAbility" && effect.do !== "grantWeaponAbility") || depth >= DEEPEST) return [];
  if (parseParameterisedAttribute(library, effect.ability) === undefined) return [];
  return boundFrom(library, effect.ability, NOBODY).map(({ mechanic }) => mechanic);
}

/** Abilities that give abilities that give abilities: no author writes more. */
export const DEEPEST = 3;

const BESIDE: readonly MechanicEffect["do"][] = [
  ...(["permit", "forbid", "manual", "grantKeyword", "loseKeyword", "grantAbility", "grantWeaponAbility"] as const),
  ...(["explode", "fightOn", "surge", "mark", "lasting", "mortalWounds"] as const),
];

/** What changes a number of an attack, or whom it goes to. */
export const ATTACK_NUMBERS: Interest = {
  key: "attack numbers",
  concerns(effect) {
    if (effect.do === "trait") return effect.trait === "precision";
    if (effect.do === "modStat") return !isUnitStat(effect.stat);
    if (effect.do === "modRoll") return ["hit", "wound", "save"].includes(effect.roll);
    return !BESIDE.includes(effect.do);
  },
};
