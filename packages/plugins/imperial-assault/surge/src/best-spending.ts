import type { Surge as SurgeAbility } from "@riposte/imperial-assault";
import { type Gain, gainsOf } from "./gains.js";

/** What a set of surge abilities adds to an attack. */
interface Gained {
  readonly hit: number;
  readonly accuracy: number;
  readonly pierce: number;
}

/** What an attack comes to. */
interface Judged {
  readonly missed: string | undefined;
  readonly damage: number;
}

/** The best spending: which abilities, by their place in the list, and what the attack then comes to. */
export interface Bought extends Judged {
  readonly bought: readonly number[];
}

/** A set of abilities bought together: its price, and what it gives besides damage, in any case or only with damage. */
interface Purchase {
  readonly bought: readonly number[];
  readonly cost: number;
  readonly gained: Gained;
  readonly always: number;
  readonly withDamage: number;
}

/** Chooses what to buy with the surges left. */
export type Spending = (left: number, surgesRolled: number, judge: (gained: Gained) => Judged) => Bought;

/** Tries every set that can be paid: most damage, then most other gains that take effect, then fewest surges. */
export function spendingOf(surges: readonly SurgeAbility[]): Spending {
  const known = new Map<number, readonly Purchase[]>();
  return (left, surgesRolled, judge) => {
    const purchases = known.get(surgesRolled) ?? purchasesOf(surges, surgesRolled);
    known.set(surgesRolled, purchases);
    let best = purchases[0] as Purchase;
    let outcome = judge(best.gained);
    let extras = 0;
    // cheapest first, so that the first of equals is kept
    for (const purchase of purchases) {
      if (purchase.cost > left) break;
      const judged = judge(purchase.gained);
      const more = purchase.always + (judged.damage > 0 ? purchase.withDamage : 0);
      if (judged.damage < outcome.damage || (judged.damage === outcome.damage && more <= extras)) continue;
      [best, outcome, extras] = [purchase, judged, more];
    }
    return { bought: best.bought, missed: outcome.missed, damage: outcome.damage };
  };
}

function purchasesOf(surges: readonly SurgeAbility[], surgesRolled: number): readonly Purchase[] {
  const spender = { figure: "attacker", surgesRolled, hasTokens: true };
  const gains = surges.map((surge) => gainsOf(surge, "surge", spender));
  return Array.from({ length: 2 ** surges.length }, (_, set) => {
    const bought = surges.flatMap((_surge, index) => ((set >> index) & 1 ? [index] : []));
    const cost = bought.reduce((sum, index) => sum + (surges[index]?.surgeCost ?? 1), 0);
    return { bought, cost, ...totalOf(bought.flatMap((index) => gains[index] as readonly Gain[])) };
  }).sort((one, other) => one.cost - other.cost);
}

/** The effects of play, added up. Recover and tokens always take effect, the other keywords only with damage. */
function totalOf(effects: readonly Gain[]): Pick<Purchase, "gained" | "always" | "withDamage"> {
  const gained = { hit: 0, accuracy: 0, pierce: 0 };
  let [always, withDamage] = [0, 0];
  for (const effect of effects) {
    if (effect.type === "attack:modify" && (effect.symbol === "hit" || effect.symbol === "accuracy"))
      gained[effect.symbol] += effect.amount;
    if (effect.type === "power-token:gain") always += 1;
    if (effect.type !== "attack:grant") continue;
    gained.pierce += effect.pierce ?? 0;
    always += effect.recover ?? 0;
    const cleaves = (effect.cleave ?? []).reduce((sum, amount) => sum + amount, 0);
    withDamage += (effect.blast ?? 0) + cleaves + (effect.conditions ?? []).length;
  }
  return { gained, always, withDamage };
}
