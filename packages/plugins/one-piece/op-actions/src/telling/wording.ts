import type { Forbidden } from "@riposte/one-piece";
import { listed } from "@riposte/words";
import type { Size } from "../language/expression.js";
import type { Timing } from "../language/timing.js";
import type { Duration, Later, Place, Player, Stat, Whose } from "../language/words.js";

/** The words of the language as people say them; a new one does not compile until it has words here. */
export const TIMINGS: Readonly<Record<Timing, string>> = {
  onPlay: "On Play",
  whenAttacking: "When Attacking",
  onBlock: "On Block",
  onKo: "On K.O.",
  onOpponentsAttack: "On your opponent's attack",
  whenAttacked: "When attacked",
  startOfYourTurn: "At the start of your turn",
  startOfOpponentsTurn: "At the start of your opponent's turn",
  startOfMain: "At the start of your Main Phase",
  endOfYourTurn: "At the end of your turn",
  endOfOpponentsTurn: "At the end of your opponent's turn",
  startOfGame: "At the start of the game",
  activateMain: "Main",
  main: "Main",
  counter: "Counter",
  trigger: "Trigger",
  when: "",
  static: "",
  instead: "",
};

export const DURATIONS: Readonly<Record<Duration, string>> = {
  thisBattle: "this battle",
  thisTurn: "this turn",
  untilStartOfYourNextTurn: "until your next turn starts",
  untilEndOfYourNextTurn: "until your next turn ends",
  untilEndOfOpponentsNextTurn: "until your opponent's next turn ends",
  permanent: "for as long as it stays",
};

export const LATERS: Readonly<Record<Later, string>> = {
  endOfThisBattle: "at the end of this battle",
  endOfThisTurn: "at the end of this turn",
  startOfYourNextTurn: "at the start of your next turn",
  startOfYourNextMain: "at the start of your next Main Phase",
  startOfOpponentsNextMain: "at the start of your opponent's next Main Phase",
};

export const STATS: Readonly<Record<Stat, string>> = {
  power: "power",
  basePower: "base power",
  cost: "cost",
  baseCost: "base cost",
  counter: "counter value",
  don: "given DON!!",
};

/** What a player has so many of. */
export const SIZES: Readonly<Record<Size, string>> = {
  life: "Life cards",
  faceUpLife: "face-up Life cards",
  hand: "cards in hand",
  deck: "cards in the deck",
  trash: "cards in the trash",
  don: "DON!! on the field",
  activeDon: "active DON!!",
  restedDon: "rested DON!!",
  givenDon: "given DON!!",
  donDeck: "cards in the DON!! deck",
};

export const PLACES: Readonly<Record<Place, string>> = {
  leader: "Leader",
  characters: "Character",
  stage: "Stage",
  hand: "hand",
  deck: "deck",
  trash: "trash",
  life: "Life",
  cost: "DON!!",
};

export const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  attack: "attack",
  attackLeader: "attack a Leader",
  block: "block",
  beRested: "be rested",
  rest: "rest cards",
  becomeActive: "become active",
  beKoed: "be K.O.'d",
  leave: "leave the field",
  play: "play cards",
  playCharacters: "play Characters",
  playFromHand: "play cards from hand",
  playByEffect: "play cards by effects",
  draw: "draw cards",
  addLife: "add Life cards to the hand by own effects",
  standDon: "make DON!! active",
  counter: "use counter values",
  useEvents: "activate Events",
  giveDon: "give DON!!",
  returnToHand: "be returned to hand",
  returnToDeck: "be put into the deck",
};

export const WHOSE: Readonly<Record<Whose, string>> = {
  you: "your",
  opponent: "your opponent's",
  both: "either player's",
};
const WHO: Readonly<Record<Whose, string>> = { you: "you", opponent: "your opponent", both: "both players" };

export const whoIs = (player: Whose): string => WHO[player];

/** After "of": a card of yours, of your opponent. */
export const ofWhom = (player: Whose): string => (player === "you" ? "yours" : WHO[player]);

/** "draw 2 cards" of oneself, "your opponent draws 2 cards" of the other. */
export const does = (player: Player, own: string, other: string): string =>
  player === "you" ? own : `your opponent ${other}`;

/** A word, or one of several. */
export const anyOf = (words: string | readonly string[]): string =>
  typeof words === "string" ? words : listed(words, "or");

export const counted = (count: number | string, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 || count === "1" ? one : several}`;

/** What cards are put onto or under. */
export const PILES: Readonly<Record<string, string>> = {
  deck: "the deck",
  life: "Life",
  hand: "the hand",
  trash: "the trash",
};
