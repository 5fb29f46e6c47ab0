import type { DeepReadonly } from "@riposte/kernel";
import { Situation, type Unit } from "@riposte/warhammer-40k";
import type { CombatOptions, Firing } from "../activation.js";
import type { HeldBack } from "./held-back.js";
import { planFight } from "./plan-fight.js";
import { planShooting } from "./plan-shooting.js";
import { type Choosing, chosenBy } from "./strongest.js";

/** What a unit attacks with by the rules, in firing order, and what stays silent. */
export interface Plan {
  readonly profiles: readonly Firing[];
  readonly heldBack: readonly HeldBack[];
}

/**
 * The attacks a unit may make against another in a phase, judged as in play: every group of models with what it carries.
 * Where the rules leave a choice (a mode, one melee weapon, Pistols or other guns) the weapons chosen decide, else what
 * does most harm to this target; a Hazardous mode is not taken unasked.
 *
 * @example
 * const { profiles, heldBack } = planAttack(boyz, marines, { rules, situation: { phase: "fight" } });
 */
export function planAttack(
  attacker: DeepReadonly<Unit>,
  target: DeepReadonly<Unit>,
  { rules, situation }: CombatOptions,
  weapons: readonly string[] = [],
): Plan {
  const around = Situation.parse(situation ?? {});
  const choosing: Choosing = {
    rules,
    query: { attacker, target, situation: around },
    chosen: chosenBy(attacker, weapons),
  };
  const { profiles, heldBack } = around.phase === "fight" ? planFight(choosing) : planShooting(choosing);
  if (weapons.length === 0) return { profiles, heldBack };
  const rank = ({ part, weapon }: Firing) =>
    choosing.chosen.findIndex((one) => one.part === part && one.profile === weapon);
  return { profiles: profiles.toSorted((one, other) => rank(one) - rank(other)), heldBack };
}
