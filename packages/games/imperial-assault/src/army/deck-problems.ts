import { didYouMean } from "@riposte/words";
import type { CommandCard } from "../facts/command-card.js";
import type { Facts } from "../facts/facts.js";
import type { Army, Deck, DeckEntry } from "./army-list.js";
import { groupBy } from "./group-by.js";
import { type Illegality, illegal, warning } from "./legality.js";
import { muster } from "./muster.js";
import { canBePlayedIn } from "./playable.js";

/** Cards in a command deck, and the points they may cost together. */
export const DECK_CARDS = 15;
export const DECK_POINTS = 15;

interface Held {
  readonly entry: DeckEntry;
  readonly card: CommandCard;
}

/** Every reason why the deck may not be played with the army, and warnings (rules, section 2). */
export function deckProblems(facts: Facts, deck: Deck, army: Army): readonly Illegality[] {
  const held = deck.cards.flatMap((entry): readonly Held[] => {
    const card = Object.hasOwn(facts.command, entry.card) ? facts.command[entry.card] : undefined;
    return card === undefined ? [] : [{ entry, card }];
  });
  const byCard = groupBy(held, ({ card }) => card.id);
  return [
    ...unknownCards(facts, deck),
    ...sizeProblems(facts, deck, army, held),
    ...byCard.flatMap(copyProblems),
    ...byCard.flatMap(printingProblems),
    ...byCard.flatMap((copies) => oddities(facts, army, copies[0].card)),
  ];
}

function unknownCards(facts: Facts, deck: Deck): readonly Illegality[] {
  return deck.cards
    .filter(({ card }) => !Object.hasOwn(facts.command, card))
    .map(({ card }) => {
      const hint = didYouMean(card, Object.keys(facts.command));
      return illegal("UNKNOWN_CARD", `There is no command card "${card}".${hint}`, [card]);
    });
}

function sizeProblems(facts: Facts, deck: Deck, army: Army, held: readonly Held[]): readonly Illegality[] {
  // An upgrade counts once, however often it is in the army.
  const upgrades = new Set(muster(facts, army).all.map(({ card }) => card));
  const extra = [...upgrades].map(({ army: rules }) => rules ?? {});
  const mostCards = DECK_CARDS + extra.reduce((sum, { commandCards = 0 }) => sum + commandCards, 0);
  const mostPoints = DECK_POINTS + extra.reduce((sum, { commandPoints = 0 }) => sum + commandPoints, 0);
  const cards = deck.cards.reduce((sum, { count = 1 }) => sum + count, 0);
  const points = held.reduce((sum, one) => sum + costOf(one) * (one.entry.count ?? 1), 0);
  const problems: Illegality[] = [];
  if (cards < DECK_CARDS || cards > mostCards) {
    const wanted = mostCards === DECK_CARDS ? `exactly ${DECK_CARDS}` : `${DECK_CARDS} to ${mostCards}`;
    problems.push(illegal("WRONG_DECK_SIZE", `A command deck has ${wanted} cards, not ${cards}.`));
  }
  if (points > mostPoints) {
    problems.push(illegal("TOO_MANY_POINTS", `The deck costs ${points} points; at most ${mostPoints} are allowed.`));
  }
  return problems;
}

function copyProblems(copies: readonly [Held, ...Held[]]): readonly Illegality[] {
  const { card } = copies[0];
  const count = copies.reduce((sum, { entry }) => sum + (entry.count ?? 1), 0);
  if (count <= card.limit) return [];
  return [illegal("TOO_MANY_COPIES", `A deck holds at most ${card.limit} of ${card.name}, not ${count}.`, [card.id])];
}

function printingProblems(copies: readonly [Held, ...Held[]]): readonly Illegality[] {
  const { card } = copies[0];
  const editions = new Set(copies.map(({ entry }) => entry.edition ?? card.edition));
  const problems: Illegality[] = [];
  if (editions.size > 1) {
    problems.push(illegal("MIXED_PRINTINGS", `${card.name} is there in two printings; a deck uses one.`, [card.id]));
  }
  for (const edition of editions) {
    if (edition === card.edition) continue;
    const variant = card.variants?.find((other) => other.edition === edition);
    if (variant === undefined) {
      const message = `${card.name} has no ${edition.toUpperCase()} printing.`;
      problems.push(illegal("UNKNOWN_PRINTING", message, [card.id]));
    } else if (variant.banned === true) {
      const message = `${card.name} may only be played in the ${card.edition.toUpperCase()} printing.`;
      problems.push(illegal("BANNED_PRINTING", message, [card.id]));
    }
  }
  return problems;
}

function oddities(facts: Facts, army: Army, card: CommandCard): readonly Illegality[] {
  const found: Illegality[] = [];
  if (!canBePlayedIn(facts, army, card)) {
    found.push(warning("NOBODY_CAN_PLAY", `Nobody in the army can play ${card.name}.`, [card.id]));
  }
  if (card.playtest !== undefined) {
    found.push(warning("PLAYTEST", `${card.name} is a playtest card of ${card.playtest}.`, [card.id]));
  }
  if (card.removedIn !== undefined) {
    found.push(warning("REMOVED", `This printing of ${card.name} was removed in ${card.removedIn}.`, [card.id]));
  }
  return found;
}

const costOf = ({ entry, card }: Held): number =>
  card.variants?.find(({ edition }) => edition === entry.edition)?.cost ?? card.cost;
