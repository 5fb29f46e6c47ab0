import cardFile from "./cards.json" with { type: "json" };
import coverage from "./coverage.json" with { type: "json" };
import deckFile from "./decks.json" with { type: "json" };
import gaps from "./gaps.json" with { type: "json" };
import legalityFile from "./legality.json" with { type: "json" };

/** Cards of our own encoding, with their abilities. */
export const cards = cardFile.cards;
/** Decks by id. */
export const decks = Object.fromEntries(deckFile.decks.map(({ id, ...deck }) => [id, deck]));

/** What tournaments allow, each list with its first day. */
export const legality = legalityFile.lists;

/** What is known to be missing; a part of the proofs that pages can have without the rest. */
export { gaps };

/** What the tests show about the abilities, and what is known to be missing. */
// pure, so that a bundle without use for proofs leaves them out
export const proofs = /* @__PURE__ */ (() => ({ tested: coverage.tested, reached: coverage.reached, gaps }))();
