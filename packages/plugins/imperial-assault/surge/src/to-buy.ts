import { type Context, currentAttack, type Surge as SurgeAbility } from "@riposte/imperial-assault";
import type { Match } from "@riposte/kernel";
import type { Surge } from "./declared.js";
import { unusedEntries } from "./offers.js";

/** What the attacker of the attack under way can still buy, printed or granted, by the names of the offers, whatever it costs. */
export function surgesToBuy(context: Context, match: Match<Surge>): ReadonlyMap<string, SurgeAbility> {
  const attack = currentAttack(match);
  const entries = attack === undefined ? [] : unusedEntries(context, match, attack);
  return new Map(entries.map(({ name, surge }) => [name, surge]));
}
