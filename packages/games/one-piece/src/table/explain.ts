import type { Contribution, Explained } from "@riposte/kernel";
import type { Context } from "../context.js";
import { cardOf, tableOf } from "./lookup.js";
import { basePowerOf, DON_POWER, powerOf, type Reading } from "./stats.js";

/** Power now with its reasons, for people: the base, each effect by its card number, given DON!!, permanent effects. */
export function explainPower(context: Context, match: Reading, id: number): Explained<number> {
  const card = cardOf(match, id);
  const don = card.owner === tableOf(match).active ? card.don * DON_POWER : 0;
  const added = (amount: number, by: string): Contribution => ({ layer: "add", amount, by });
  return {
    value: powerOf(context, match, id),
    because: [
      { layer: "set", amount: basePowerOf(context, match, id), by: card.code },
      ...card.marks.flatMap(({ kind, amount = 0, by }) => (kind === "power" ? [added(amount, by)] : [])),
      ...(don === 0 ? [] : [added(don, "DON!!")]),
      ...match.explain("card:power", { card: id }, 0).because,
    ],
  };
}
