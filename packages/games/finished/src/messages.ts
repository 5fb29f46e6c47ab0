import { type Catalog, messagesOf } from "@riposte/words";

/** English for every prompt, label and reason. */
export const messages = {
  "finished:next": "What next?",
  "finished:use": "Use card {card} ({ability})",
  "finished:reorder": "Sort the present",
  "finished:end": "End the turn",
  "finished:card": "Card {card}",
  "finished:two-cards": "Which two cards go into the past, the first one first?",
  "finished:one-card": "Which card waits for the next turn?",
  "finished:put-back": "Which card goes back on top of the draw stack?",
  "finished:order-end": "In which order do the cards go into the past?",
  "finished:order-belowTheStack": "In which order do the cards go under the draw stack?",
  "finished:order-reorder": "In which order should the cards lie?",
  "finished:swap": "Which two cards change places?",
  "finished:count": "How many candies for card 47?",
  "finished:source": "The draw stack is empty. Where does the card come from?",
  "finished:source-past": "From the past",
  "finished:source-draw": "From the draw stack: no card",
  "finished:automatic": "Card {card} acts by itself",
  "finished:no-candy": "No candy left for card {card}",
  "finished:no-slot": "Card {card} has no free slot for a candy",
  "finished:used-this-turn": "The ability of card {card} has been used in this turn",
  "finished:nothing-to-draw": "There is nothing to draw for card {card}",
  "finished:past-empty": "The past is empty, so card {card} brings nothing back",
  "finished:one-card-only": "Card {card} needs two cards in the present",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
