import type { DeepReadonly } from "@riposte/kernel";
import { mayHunt, Situation, strikesOf, type Unit } from "@riposte/warhammer-40k";
import type { CombatOptions, Firing } from "../activation.js";
import { type HeldBack, TOLD } from "./held-back.js";
import { planShooting } from "./plan-shooting.js";
import { type Choosing, chosenAmong, chosenBy, strongest } from "./strongest.js";

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

/** Every group of models strikes with the melee weapon that harms the target most; Extra Attacks come on top. */
function planFight(choosing: Choosing): Plan {
  const { rules, query } = choosing;
  const strikes = strikesOf(query.attacker, (part, profile) =>
    rules.may(query, "attacker", "trait:extra-attacks", { part, profile }),
  );
  const heldBack: HeldBack[] = [];
  const profiles: { part: string; weapon: string; count: number }[] = [];
  for (const { part, arms, count } of strikes) {
    const all = arms.flatMap((arm) => arm.profiles);
    const open = chosenAmong(choosing, part, all).filter((profile) => mayHunt(profile, query.target));
    const used = open.length === 0 ? undefined : strongest(choosing, part, count, open);
    const rest = used === undefined ? "not-chosen" : arms.length === 1 ? "other-mode" : "one-melee-weapon";
    for (const { id, name = id, ...profile } of all)
      if (id !== used?.id)
        heldBack.push({
          ...{ part, weapon: id, name, count },
          why: TOLD[mayHunt(profile, query.target) ? rest : "not-hunted"]({
            range: 0,
            distance: 0,
            instead: used?.name ?? used?.id ?? "",
          }),
        });
    if (used === undefined) continue;
    // groups that strike alike strike together
    const alike = profiles.find((one) => one.part === part && one.weapon === used.id);
    if (alike === undefined) profiles.push({ part, weapon: used.id, count });
    else alike.count += count;
  }
  return { profiles: profiles satisfies readonly Firing[], heldBack };
}
