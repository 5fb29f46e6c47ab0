import { test } from "vitest";
import { gameOfCards, HERO, RIVAL } from "../invented.js";
import { at, fact, VANILLA } from "../position.js";

const leader = (id: string, steps: readonly object[]) => ({
  id,
  name: id,
  kind: "Leader",
  colors: ["red"],
  types: [],
  power: 5000,
  life: 4,
  abilities: [{ timing: "instead", instead: { event: "lose", why: "deck" }, steps }],
});
const FLOOD = "T02-003";
const WIN = "T02-004";
const LATE = "T02-005";
const WIN_TOO = "T02-006";
const winning = [{ type: "op:win" }];
const losingLater = [{ type: "op:schedule", at: "endOfThisTurn", steps: [{ type: "op:lose" }] }];
const both = { side: "both", zones: ["deck"], count: "all" };
const flood = fact(FLOOD, {
  cost: 1,
  abilities: [{ timing: "onPlay", steps: [{ type: "op:move", target: both, to: { zone: "trash" } }] }],
});
const game = gameOfCards([flood, leader(WIN, winning), leader(WIN_TOO, winning), leader(LATE, losingLater)]);
const don = { active: 1 };

/** Both decks go into the trash at once: these Leaders, or plain ones, are there. */
const flooded = (you?: string, opponent?: string) =>
  at(
    { hand: [FLOOD], don, ...(you !== undefined && { leader: you }) },
    { ...(opponent !== undefined && { leader: opponent }) },
    { game },
  ).choose("play:1100");

test("both decks run out at once: both lose, neither has won", () => {
  flooded()
    .event("player:lost", { seat: 0, why: "deck" })
    .event("player:lost", { seat: 1, why: "deck" })
    .outcome({ winners: [], why: "deck" })
    .done();
});

test("both decks run out at once: the player who wins instead of losing has won, on either's turn", () => {
  flooded(WIN)
    .outcome({ winners: [0], why: "effect" })
    .done();
  flooded(undefined, WIN)
    .outcome({ winners: [1], why: "effect" })
    .done();
});

test("both win instead of losing at once: nobody has won", () => {
  flooded(WIN, WIN_TOO).outcome({ winners: [], why: "effect" }).done();
});

test("who loses later instead has won when the other loses now", () => {
  flooded(LATE)
    .outcome({ winners: [0], why: "deck" })
    .done();
  flooded(undefined, LATE)
    .outcome({ winners: [1], why: "deck" })
    .done();
});

test("who loses later by an empty deck loses then, with cards in the deck again too", () => {
  const refill = {
    timing: "activateMain",
    steps: [{ type: "op:move", target: { side: "you", zones: ["hand"], count: "all" }, to: { zone: "deck" } }],
  };
  const drawing = fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps: [{ type: "op:draw", count: 1 }] }] });
  const cards = [leader(LATE, losingLater), drawing, fact(RIVAL, { abilities: [refill] })];
  at({ leader: LATE, hand: [HERO], characters: [RIVAL], deck: [VANILLA], don }, {}, { game: gameOfCards(cards) })
    .choose("play:1100")
    .outcome(null)
    .choose("use:1001:T02-002:0")
    .pass()
    .outcome({ winners: [1], why: "effect" })
    .done();
});
