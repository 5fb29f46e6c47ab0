import { choose, effectsOf, type Option, type Questions } from "@riposte/kernel";
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
import type { Finished } from "../declared.js";
import { placing } from "../effects/place-candy.js";
import type { AbilityId } from "../facts.js";
import { say } from "../messages.js";
import type { TableView } from "../slice.js";
import { askOrder } from "./order.js";

const effects = effectsOf<Finished>();

const REORDER: Option = { key: "reorder", label: say("finished:reorder") };
const END: Option = { key: "end", label: say("finished:end") };
const ASK_SWAP = effects.ask("finished:swap", 0);

/** A card that can be used, as an option of `finished:next`. */
export interface CardUse extends Option {
  readonly key: number;
  readonly ability: AbilityId;
}

/** What the player does next: use a card, sort the present, or end the turn. */
export function next(cards: CardTable): Questions<Finished>["finished:next"] {
  const manual = manualCards(cards);
  const uses: readonly CardUse[] = cards.abilityOf.map((ability, card) => ({
    key: card,
    ability,
    label: say("finished:use", { card, ability }),
  }));
  const isUsable = (table: TableView, card: number) => whyNot(table, card, manual[card], cards) === undefined;
  return {
    prompt: say("finished:next"),
    choices(_asked, match) {
      const table = match.slices.finished;
      const { present } = table;
      const options: Option[] = [];
      if (table.active > 0) {
        for (let at = 0; at < present.length; at++) {
          const card = present[at] as number;
          if (isUsable(table, card)) options.push(uses[card] as Option);
        }
      }
      if (canReorder(table, cards)) options.push(REORDER);
      options.push(END);
      return choose.one(options);
    },
    size(_asked, match) {
      const table = match.slices.finished;
      let size = canReorder(table, cards) ? 2 : 1;
      if (table.active > 0) for (const card of table.present) if (isUsable(table, card)) size += 1;
      return size;
    },
    pick(index, _asked, match) {
      const table = match.slices.finished;
      let left = index;
      if (table.active > 0) for (const card of table.present) if (isUsable(table, card) && left-- === 0) return card;
      return left === 0 && canReorder(table, cards) ? "reorder" : "end";
    },
    refusals(_asked, match) {
      const table = match.slices.finished;
      return table.present.flatMap((card) => {
        const reason = whyNot(table, card, manual[card], cards);
        return reason === undefined ? [] : [{ key: card, reason: say(`finished:${reason}`, { card }) }];
      });
    },
    answer(answer, _asked, match) {
      if (answer === "end") return askOrder("end", match);
      if (answer === "reorder") {
        if (match.slices.finished.flags.reorder === "free") return askOrder("reorder", match);
        return match.queue(ASK_SWAP);
      }
      match.queue(placing(answer as number));
      (manual[answer as number] as Manual).activate(match, answer as number);
    },
  };
}

function canReorder(table: TableView, { usesPerTurn }: CardTable): boolean {
  if (table.present.length < 2) return false;
  if (table.flags.reorder === "free") return true;
  return !isSpent(table, "exchangePresentCardOrder", usesPerTurn.exchangePresentCardOrder);
}

/** Why a present card cannot be used: the last part of a message id. */
type Reason = Blocked | "automatic" | "no-candy" | "no-slot" | "used-this-turn";

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
const manualCards = ({ abilityOf }: CardTable): readonly (Manual | undefined)[] =>
  abilityOf.map((ability) => MANUAL[ability]);

/** Why this present card cannot be used now; undefined when it can. */
function whyNot(
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
const isSpent = ({ usedThisTurn }: TableView, ability: AbilityId, uses: number): boolean =>
  usedThisTurn.reduce((used, one) => (one === ability ? used + 1 : used), 0) >= uses;
