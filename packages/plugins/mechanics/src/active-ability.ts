import type { DeepReadonly } from "@riposte/kernel";
import { type Army, carriedBy, type Grant, Situation, type SourceLayer, type Unit } from "@riposte/warhammer-40k";
import { type Bound, collectFromUnit, collectFromWeapon } from "./collect.js";
import { holds } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
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
    if (!gives(bound, name) || (bound.mechanic.if !== undefined && !holds(bound.mechanic.if, evaluation))) return;
    const { by, from, part } = bound;
    reasons.push(weapon === undefined ? { by, from, part } : { by, from, part, weapon: weapon.id });
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

const gives = ({ mechanic }: Bound, name: string): boolean =>
  mechanic.effects.some(
    (effect) =>
      (effect.do === "permit" && effect.action === name) ||
      (effect.do === "grantKeyword" && effect.keyword.toUpperCase() === name.toUpperCase()),
  );
