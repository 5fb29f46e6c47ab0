import { test } from "vitest";
import { gameOf, gameOfCards, HERO, RIVAL } from "../invented.js";
import { at, fact, onTable, sides, VANILLA } from "../position.js";

const leaderHas = (side: string) => ({
  exists: { side, zones: ["leader"], count: "all", filter: { power: { min: 6000 } } },
});
const later = (side: string) => ({
  type: "op:schedule",
  at: "endOfThisTurn",
  steps: [{ type: "op:if", condition: leaderHas(side), steps: [{ type: "op:draw", count: 1 }] }],
});

test("what the turn player put off happens before that player's effects until the end of the turn stop, the other's after", () => {
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "activateMain", oncePerTurn: true, steps: [later("you")] }] }),
    fact(RIVAL, { abilities: [{ timing: "onOpponentsAttack", steps: [later("opponent")] }] }),
  ]);
  const until = { at: "end-phase", seat: 0, from: 5, whose: 0 };
  const boost = { kind: "power", amount: 1000, until, by: VANILLA } as never;
  at(
    { leader: { card: "T01-001", marks: [boost] }, characters: [HERO] },
    { characters: [RIVAL], life: [], leader: "T01-001" },
    { game },
  )
    .choose(`use:1001:${HERO}:0`)
    .choose("attack:1001:2000")
    .pass()
    .expect(sides({ hand: [3000] }, { hand: [3001] }))
    .expect(onTable({ 1000: { marks: [] } }))
    .waits()
    .done();
});

test("what lasts for the turn is still there when both players' put-off actions happen", () => {
  const game = gameOf([{ timing: "onOpponentsAttack", steps: [later("opponent")] }]);
  const until = { at: "turn-end", seat: 0, from: 5, whose: 0 };
  const boost = { kind: "power", amount: 1000, until, by: VANILLA } as never;
  at({ leader: { card: "T01-001", marks: [boost] }, characters: [VANILLA] }, { characters: [HERO] }, { game })
    .choose("attack:1001:2000")
    .pass()
    .expect(sides({}, { hand: [3000, 3001] }))
    .waits()
    .done();
});

test("two decks that run out together lose for both players", () => {
  const all = { side: "both", zones: ["deck"], count: "all" };
  const game = gameOf([{ timing: "activateMain", steps: [{ type: "op:move", target: all, to: { zone: "trash" } }] }]);
  at({ characters: [HERO] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .outcome({ winners: [], why: "deck" })
    .done();
});

test("a deck that runs out in the middle of an effect loses at once, before the effect puts cards back", () => {
  const steps = [
    { type: "op:move", target: { side: "you", zones: ["deck"], count: "all" }, to: { zone: "trash" } },
    { type: "op:move", target: { side: "you", zones: ["trash"], count: "all" }, to: { zone: "deck", end: "bottom" } },
  ];
  at({ characters: [HERO] }, {}, { game: gameOf([{ timing: "activateMain", steps }]) })
    .choose(`use:1001:${HERO}:0`)
    .outcome({ winners: [1], why: "deck" })
    .done();
});
