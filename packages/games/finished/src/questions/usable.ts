import type { Blocked, Manual } from "../abilities/ability.js";
import { allCardsIntoFuture } from "../abilities/all-cards-into-future.js";
import { belowTheStack } from "../abilities/below-the-stack.js";
import { cardIntoFuture } from "../abilities/card-into-future.js";
import { cardsFromPast } from "../abilities/cards-from-past.js";
import { cardsIntoPast } from "../abilities/cards-into-past.js";
import { drawOne } from "../abilities/draw-one.js";
import { drawOne3x } from "../abilities/draw-one-3x.js";
import { drawTwo } from "../abilities/draw-two.js";
import { exchangeCard } from "../abilities/exchange-card.js";
import { resetCandies } from "../abilities/reset-candies.js";
import type { CardTable } from "../card-table.js";
import type { AbilityId } from "../facts.js";
import type { TableView } from "../slice.js";

/** Why a present card cannot be used: the last part of a message id. */
export type Reason = Blocked | "automatic" | "no-candy" | "no-slot" | "used-this-turn";

/** The abilities on cards that a player chooses. */
const MANUAL: Partial<Readonly<Record<AbilityId, Manual>>> = {
  drawTwo,
  cardsIntoPast,
  drawOne,
  drawOne3x,
  exchangeCard,
  cardsFromPast,
  cardIntoFuture,
  resetCandies,
  allCardsIntoFuture,
  belowTheStack,
} as Partial<Record<AbilityId, Manual>>;

/** Each card's ability, for cards that have one to choose. */
export const manualCards = ({ abilityOf }: CardTable): readonly (Manual | undefined)[] =>
  abilityOf.map((ability) => MANUAL[ability]);

/** Why this present card cannot be used now; undefined when it can. */
export function whyNot(
  table: TableView,
  card: number,
  ability: Manual | undefined,
  { slotsOf, usesPerTurn }: CardTable,
): Reason | undefined {
  if (ability === undefined) return "automatic";
  if (table.active < 1) return "no-candy";
  if ((table.candy[card] as number) >= (slotsOf[card] as number)) return "no-slot";
  if (table.flags.limit === "perAbility" && isSpent(table, ability.id, usesPerTurn[ability.id]))
    return "used-this-turn";
  return ability.blocked?.(table);
}

/** Has the ability been used as often as house rules allow in a turn? */
export const isSpent = ({ usedThisTurn }: TableView, ability: AbilityId, uses: number): boolean =>
  usedThisTurn.reduce((used, one) => (one === ability ? used + 1 : used), 0) >= uses;
