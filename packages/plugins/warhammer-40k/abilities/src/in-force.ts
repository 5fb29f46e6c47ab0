import { type Bound, boundFrom } from "./bind.js";
import { holds } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { DEEPEST } from "./interest.js";
import type { Library } from "./library.js";
import { parseParameterisedAttribute } from "./parse-attribute.js";
import type { MechanicEffect } from "./schema/effect.js";

/** An effect whose condition holds, with what it is to be reckoned from. */
export interface InForce {
  readonly effect: MechanicEffect;
  readonly evaluation: Evaluation;
}

/** The side of an attack whose rules are asked for; `none` outside attacks, where every rule speaks. */
export type Side = "attacker" | "target" | "none";

/**
 * What a mechanic comes to now: nothing where its condition fails; else its effects, and those of abilities it gives,
 * still explained by the rule that gives them.
 */
export function inForce(
  library: Library,
  evaluation: Evaluation,
  side: Side,
  given: readonly string[] = [],
): readonly InForce[] {
  const { mechanic } = evaluation.bound;
  if (mechanic.when !== "always") return [];
  if (mechanic.if !== undefined && !holds(mechanic.if, evaluation)) return [];
  const speaks = side === "none" || mechanic.as === "either" || mechanic.as === side;
  return mechanic.effects.flatMap((effect) => [
    ...(speaks ? [{ effect, evaluation }] : []),
    ...grantedBy(library, effect, evaluation, speaks, given).flatMap((bound) =>
      inForce(library, { ...evaluation, bound }, side, [...given, bound.by]),
    ),
  ]);
}

/** The mechanics of an ability that an effect gives; one ability does not give itself again. */
export function grantedBy(
  library: Library,
  effect: MechanicEffect,
  { bound, weapon }: Evaluation,
  speaks: boolean,
  given: readonly string[],
): readonly Bound[] {
  if (effect.do !== "grantAbility" && effect.do !== "grantWeaponAbility") return [];
  const isForWeapon = effect.do === "grantWeaponAbility";
  if (isForWeapon && (weapon === undefined || !speaks)) return [];
  // a bare name is an ability too, though the library has nothing to say about it
  if (!isForWeapon && parseParameterisedAttribute(library, effect.ability) === undefined) return [];
  const { by, from, part, isLeader, mechanic, wargear } = bound;
  const isShared = mechanic.reach === "unit";
  const place = { from, part, isLeader, isShared, ...(wargear === undefined ? {} : { wargear }) };
  return boundFrom(library, effect.ability, place)
    .map((inner) => ({ ...inner, by: `${by}: ${inner.by}` }))
    .filter((inner) => !given.includes(inner.by) && given.length < DEEPEST);
}
