import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { figureOf } from "./lookup.js";
import { cardsStop, priceOf } from "./strain-price.js";
import { wound } from "./wound.js";

/** Strain and damage that are the price of an ability are paid, not suffered: they are not prevented, reduced or redirected (rules 9). */
export const paying = (context: Context): Pick<Effects, "figure:pay-strain" | "figure:pay-damage"> => ({
  "figure:pay-strain": (_table, { figure, amount, by }, match) => {
    if (cardsStop(match, figure) === 0) return match.queue({ type: "figure:pay-damage", figure, amount, by });
    const owner = figureOf(match, figure).seat;
    match.ask("ia:strain", owner, { figure, amount, by, owner, price: priceOf(match, figure), paid: true });
  },
  "figure:pay-damage": (table, paid, match) => {
    wound(context, table, paid, match);
  },
});

/** Can the figure pay so much? One that cannot suffer strain cannot; one that cannot suffer damage needs the cards. */
export function canPay(
  match: IaMatch,
  figure: string,
  { strain = 0, damage = 0 }: { readonly strain?: number | undefined; readonly damage?: number | undefined },
): boolean {
  if (strain > 0 && match.value("figure:strains", { figure }, 1) <= 0) return false;
  const asDamage = damage + (strain === 0 ? 0 : Math.max(0, strain - cardsStop(match, figure)));
  return asDamage === 0 || match.value("figure:damages", { figure }, 1) > 0;
}
