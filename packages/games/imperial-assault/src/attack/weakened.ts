import { choose, type Questions } from "@riposte/kernel";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { faceOf, isAttackDie } from "../dice/dice.js";
import { deciderOf, suffers } from "../figures/lookup.js";
import { say } from "../messages.js";
import { currentAttack, ownAttack } from "./current.js";

/**
 * Weakened cancels one evade of the defender, whose player says which (rules 8.3). That matters for a die that is cancelled later:
 * an evade of a die is the better choice, and of several dice it is asked for.
 */
export function weighWeakened(match: IaMatch): void {
  const { defender } = currentAttack(match) ?? {};
  if (defender === undefined || !suffers(match, defender, "weaken")) return;
  const [die, ...others] = evading(match);
  if (die === undefined) return;
  if (others.length === 0) match.queue({ type: "attack:weaken", die });
  else match.ask("ia:weakened", deciderOf(match, defender));
}

export const weakenedEffect: Pick<Effects, "attack:weaken"> = {
  "attack:weaken": (table, { die }, match) => {
    ownAttack(table, match).weakened = die;
  },
};

export const weakenedQuestion: Questions<ImperialAssault>["ia:weakened"] = {
  prompt: say("ia:weakened"),
  publicName: "ia:weakened",
  choices: (_asked, match) =>
    choose.one(
      evading(match).map((key) => {
        const { die, face } = currentAttack(match)?.dice[key] ?? { die: "white", face: 0 };
        return { key, label: say("ia:weakened-die", { die, face }) };
      }),
    ),
  answer: (die, _asked, match) => match.queue({ type: "attack:weaken", die: Number(die) }),
};

/** Has the die whose evade Weakened cancels been cancelled itself? Then it takes nothing more. */
export function isWeakenedSpent(match: Pick<IaMatch, "slices">): boolean {
  const { weakened, dice } = currentAttack(match) ?? {};
  return weakened !== undefined && dice?.[weakened]?.cancelled === true;
}

/** Places of the defense dice that show an evade. */
function evading(match: IaMatch): readonly number[] {
  return (currentAttack(match)?.dice ?? []).flatMap(({ die, face, cancelled }, place) =>
    !isAttackDie(die) && !cancelled && faceOf(die, face).evade > 0 ? [place] : [],
  );
}
