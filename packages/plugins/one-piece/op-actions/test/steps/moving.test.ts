import { test } from "vitest";
import { gameOf, HERO, opposing, ownHand } from "../invented.js";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const playHero = (steps: readonly object[], you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don: { active: 1 }, ...you }, opponent, { game: gameOf([{ timing: "onPlay", steps }]) }).choose(
    "play:1100",
  );

test("several cards go under the deck in the order their owner likes", () => {
  const target = { side: "both", zones: ["characters"], filter: { other: "self" }, count: "all" };
  playHero(
    [{ type: "op:move", target, to: { zone: "deck", end: "bottom" } }],
    { characters: [VANILLA, BIG], deck: [VANILLA] },
    { characters: [BIG, VANILLA, VANILLA], deck: [VANILLA] },
  )
    .asks("op:order", 0)
    .choose([1002, 1001])
    .asks("op:order", 1)
    .choose([2002, 2001, 2003])
    .expect(sides({ deck: [1400, 3001, 3002] }, { deck: [2400, 3003, 3004, 3005] }))
    .expect(onTable({ 3001: { code: BIG }, 3003: { code: VANILLA }, 3004: { code: BIG } }))
    .waits()
    .done();
});

test("onto the deck the first named lies on top", () => {
  playHero([{ type: "op:move", target: ownHand({ exactly: 2 }), to: { zone: "deck", end: "top" } }], {
    hand: [HERO, VANILLA, BIG],
    deck: [VANILLA],
  })
    .choose([1102, 1101])
    .expect(sides({ deck: [3002, 3001, 1400] }))
    .expect(onTable({ 3002: { code: BIG } }))
    .waits()
    .done();
});

test("to either end of Life, face-up: the player of the effect chooses the end, the card goes to its owner", () => {
  playHero(
    [{ type: "op:move", target: opposing(), to: { zone: "life", end: "either", faceUp: true } }],
    {},
    {
      characters: [BIG],
      life: [VANILLA],
    },
  )
    .choose([2001])
    .asks("op:end", 0)
    .choose("bottom")
    .expect(sides({}, { life: [2200, 3001] }))
    .sees(0, { "one-piece": { cards: { 3001: { code: BIG, faceUp: true } } } })
    .waits()
    .done();
});

test("a card of either end of Life is taken unseen", () => {
  const target = { side: "you", zones: ["life"], at: "either", count: { exactly: 1 } };
  playHero([{ type: "op:move", target, to: { zone: "hand" } }], { life: [VANILLA, VANILLA, BIG] })
    .offersExactly([[1200], [1202]])
    .hides(0, "one-piece.cards.1202")
    .choose([1202])
    .expect(sides({ life: [1200, 1201], hand: [3001] }))
    .event("life:taken", { seat: 0, count: 1, cause: { kind: "effect", seat: 0, source: 3000, code: HERO } })
    .waits()
    .done();
});

test("a hand returned to the deck is shuffled into it, and as many are drawn", () => {
  const target = ownHand("all" as never);
  playHero(
    [
      { type: "op:move", target, to: { zone: "deck", shuffle: true } },
      { type: "op:draw", count: { done: "count" } },
    ],
    { hand: [HERO, VANILLA, BIG], deck: [VANILLA] },
  )
    .expect(sides({ hand: [3003, 3004] }))
    .waits()
    .done();
});

test("Life cards go until there is one left", () => {
  const more = { size: "life", side: "you", plus: -1 };
  const target = { side: "you", zones: ["life"], at: "top", count: { exactly: more } };
  playHero([{ type: "op:move", target, to: { zone: "trash" } }])
    .expect(sides({ life: [1204], trash: [3001, 3002, 3003, 3004] }))
    .waits()
    .done();
});

test("a revealed card goes where the line says, in whatever zone it is by then", () => {
  const top = { side: "you", zones: ["deck"], at: "top", count: { exactly: 1 } };
  const reveal = { type: "op:reveal", target: top, as: "shown" };
  const bottom = { zone: "deck", end: "bottom" };
  const draw = { type: "op:draw", count: 1 };
  const play = (target: object) =>
    at(
      { hand: [HERO], don: { active: 1 }, deck: [BIG, VANILLA] },
      {},
      {
        game: gameOf([{ timing: "onPlay", steps: [reveal, draw, { type: "op:move", target, to: bottom }] }]),
      },
    ).choose("play:1100");
  play({ ref: "shown" })
    .expect(sides({ hand: [], deck: [1401, 3002] }))
    .waits()
    .done();
  // the rest is what still lies there
  play({ ref: "shown", filter: { zone: "deck" } })
    .expect(sides({ hand: [3001], deck: [1401] }))
    .waits()
    .done();
});
