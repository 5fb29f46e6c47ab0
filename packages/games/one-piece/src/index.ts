export { greedyBot } from "./bots/greedy.js";
export { imagineTable } from "./bots/imagine.js";
export { judgeTable, signsOf } from "./bots/judge.js";
export { byRule, Cause } from "./cause.js";
export { type CardInfo, type Context, createContext } from "./context.js";
export { Destination, declared as onePieceDeclared, type OnePiece, type OpMatch, type OpReads } from "./declared.js";
export {
  ATTRIBUTES,
  Attribute,
  CardFacts,
  CardNumber,
  COLORS,
  Color,
  KEYWORDS,
  Keyword,
  KINDS,
  Kind,
  type UnreadLine,
} from "./facts/card.js";
export { type CardProblem, cardsOrThrow, describeProblems, readCards } from "./facts/read-cards.js";
export { onePiece } from "./plugin.js";
export { settleEffects } from "./rules/acting.js";
export { mayBeRested, mayStand, mayTurn } from "./rules/cards.js";
export { mayPlay } from "./rules/playing.js";
export { mayBeKoed, mayMove } from "./rules/removal.js";
export { Deck } from "./setup/deck.js";
export { deckToBrief } from "./setup/deck-link.js";
export { deckProblems } from "./setup/deck-problems.js";
export { type DeckStats, deckStats, type HandOdds } from "./setup/deck-stats.js";
export { deckFromText, deckToText, type LineProblem } from "./setup/deck-text.js";
export { DatedLegality, Legality, legalityOn } from "./setup/legality.js";
export { findDeck, SetupOptions } from "./setup/parse-setup.js";
export { Position, positionId } from "./setup/position.js";
export { randomDeck } from "./setup/random-deck.js";
export { Table, type TableView, ZONES, Zone } from "./slice.js";
export {
  type CardView,
  cardOf,
  fieldOf,
  fightersOf,
  findCard,
  type HasTable,
  isFirstCopy,
  isOnField,
  nameOf,
  nowOf,
  otherSeat,
  placeOf,
  type SideView,
  sideOf,
  tableOf,
} from "./table/lookup.js";
export { Mark, Until } from "./table/mark.js";
export { type Done, doneOf, note } from "./table/note.js";
export { readingOf } from "./table/reading.js";
export {
  baseCostOf,
  basePowerOf,
  costOf,
  counterOf,
  hasKeyword,
  infoOf,
  isBarred,
  isForbidden,
  isNegated,
  markedWords,
  powerOf,
} from "./table/stats.js";
export { FORBIDDEN, Forbidden } from "./values.js";
