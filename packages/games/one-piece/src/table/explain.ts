import type { Contribution, Explained } from "@riposte/kernel";
import type { Context } from "../context.js";
import { cardOf } from "./lookup.js";
import { basePowerOf, donPowerOf, type Reading, sumOf } from "./stats.js";

/** Power now with its reasons, for people: the base, each effect by its card number, given DON!!, permanent effects. */
export function explainPower(context: Context, match: Reading, id: number): Explained<number> {
  const card = cardOf(match, id);
  const base = basePowerOf(context, match, id);
  const don = donPowerOf(match, card);
  const { value, because } = match.explain("card:power", { card: id }, base + sumOf(card, "power") + don);
  const reasons: Contribution[] = [{ layer: "set", amount: base, by: card.code }];
  for (const { kind, amount = 0, by } of card.marks) if (kind === "power") reasons.push(added(amount, by));
  if (don !== 0) reasons.push(added(don, "DON!!"));
  for (const reason of because) reasons.push(reason);
  return { value, because: reasons };
}

const added = (amount: number, by: string): Contribution => ({ layer: "add", amount, by });
