import type { AttackFact } from "@riposte/warhammer-40k";
import { holds } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { quantityOf } from "./evaluate/expressions.js";
import { ATTACK_NUMBERS } from "./interest.js";
import type { MechanicEffect } from "./schema/effect.js";
import { ownMechanics } from "./schema/own-ability.js";
import { tellEffect } from "./tell/tell-effect.js";

const SCORED = { "hits.scored": "hits", "wounds.scored": "wounds" } as const;

/** What a rule of the attacker does once it hits or wounds: mortal wounds in addition are facts, the rest is not counted. */
export function besideAttack(evaluation: Evaluation): readonly AttackFact[] {
  const { mechanic, by, from } = evaluation.bound;
  const { when, roll = null, uses, effects } = mechanic;
  if ((when !== "hits.scored" && when !== "wounds.scored") || mechanic.as === "target") return [];
  if (mechanic.if !== undefined && !holds(mechanic.if, evaluation)) return [];
  return effects.flatMap((effect): readonly AttackFact[] => {
    const isCounted =
      effect.do === "mortalWounds" && uses === undefined && effect.who !== "self" && effect.who !== "attacker";
    if (isCounted)
      return [
        {
          ...{ fact: "mortalWounds", by, from, on: SCORED[when], roll },
          ...{ count: quantityOf(effect.count, evaluation), spill: effect.spill },
        },
      ];
    return mayMatter(effect) ? [{ fact: "uncounted", by, from, gist: tellEffect(effect) }] : [];
  });
}

/** Might it change an attack? What lasts may change the ones behind it. */
const mayMatter = (effect: MechanicEffect): boolean =>
  effect.do === "mark" ||
  effect.do === "manual" ||
  effect.do === "mortalWounds" ||
  (effect.do === "lasting" &&
    effect.abilities.some(
      (ability) =>
        typeof ability === "string" ||
        ownMechanics(ability).some(({ effects }) => effects.some((inner) => ATTACK_NUMBERS.concerns(inner))),
    ));
