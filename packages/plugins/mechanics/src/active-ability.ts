import type { DeepReadonly } from "@riposte/kernel";
import {
  type Army,
  carriedBy,
  fixed,
  type Grant,
  type Quantity,
  Situation,
  type SourceLayer,
  type Unit,
} from "@riposte/warhammer-40k";
import { type Bound, collectFromUnit, collectFromWeapon } from "./collect.js";
import { holds } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { quantityOf } from "./evaluate/expressions.js";
import type { Library } from "./library.js";

/** What is known besides the unit itself. */
export interface AbilityContext {
  readonly library: Library;
  readonly situation?: Evaluation["situation"];
  readonly army?: DeepReadonly<Army> | undefined;
  readonly stratagems?: readonly DeepReadonly<Grant>[];
}

/** One reason a unit has an ability; with a weapon where only that weapon has it. */
export interface AbilityReason {
  readonly by: string;
  readonly from: SourceLayer;
  readonly part: string;
  readonly weapon?: string;
  /** How much of it: 1, or what the ability says. */
  readonly amount: Quantity;
}

/** Does a unit have an ability or keyword now, from any layer? What the name means is the caller's business. */
export const hasActiveAbility = (unit: DeepReadonly<Unit>, context: AbilityContext, name: string): boolean =>
  activeAbility(unit, context, name).active;

/** The same with its reasons: whether the whole unit has it, or for which weapons, and because of what. */
export function activeAbility(unit: DeepReadonly<Unit>, context: AbilityContext, name: string) {
  const { library, situation = Situation.parse({}) } = context;
  const reasons: AbilityReason[] = [];
  const look = (bound: Bound, weapon?: Evaluation["weapon"]) => {
    const evaluation = { bound, self: unit, attacker: unit, weapon, situation };
    if (bound.mechanic.if !== undefined && !holds(bound.mechanic.if, evaluation)) return;
    const { by, from, part } = bound;
    for (const amount of amountsOf(evaluation, name))
      reasons.push({ by, from, part, amount, ...(weapon === undefined ? {} : { weapon: weapon.id }) });
  };
  for (const bound of collectFromUnit(library, { unit, ...context })) look(bound);
  for (const { part, profile } of carriedBy(unit))
    for (const bound of collectFromWeapon(library, part.id, profile)) look(bound, profile);
  return {
    active: reasons.length > 0,
    isWholeUnit: reasons.some(({ weapon }) => weapon === undefined),
    weapons: [...new Set(reasons.flatMap(({ weapon }) => weapon ?? []))],
    because: reasons,
  };
}

/** What a mechanic gives of an ability or keyword. */
const amountsOf = (evaluation: Evaluation, name: string): readonly Quantity[] =>
  evaluation.bound.mechanic.effects.flatMap((effect) => {
    if (effect.do === "permit" && effect.action === name) return [quantityOf(effect.amount, evaluation)];
    // the game asks for a weapon's traits before there is an attack: "trait:blast"
    if (effect.do === "trait" && name === `trait:${effect.trait}`) return [fixed(1)];
    return effect.do === "grantKeyword" && effect.keyword.toUpperCase() === name.toUpperCase() ? [fixed(1)] : [];
  });
