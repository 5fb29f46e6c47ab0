import { mayHunt, type Strike, strikesOf } from "@riposte/warhammer-40k";
import type { Firing } from "../activation.js";
import { type HeldBack, TOLD } from "./held-back.js";
import type { Plan } from "./plan-attack.js";
import { type Choosing, chosenAmong, strongest } from "./strongest.js";

/** Every group of models strikes with the melee weapon that harms the target most; Extra Attacks come on top. */
export function planFight(choosing: Choosing): Plan {
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
    const rest = used === undefined ? "not-chosen" : isOneWeapon({ arms }) ? "other-mode" : "one-melee-weapon";
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

const isOneWeapon = ({ arms }: Pick<Strike, "arms">): boolean => arms.length === 1;
