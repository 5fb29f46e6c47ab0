import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const held = (steps: readonly object[], more: object = {}) => ({ timing: "static", steps, ...more });
const give = (target: object, change: object) => ({ type: "op:give", target, ...change });
const own = (more: object = {}) => ({ side: "you", zones: ["characters"], count: "all", ...more });

test("each ability that adds says so, and an aura covers later arrivals", () => {
  const game = gameOf([held([give(own(), { power: 1000, cost: 1 })])]);
  at({ characters: [HERO, HERO], hand: [VANILLA], don: { active: 2 } }, {}, { game })
    .choose("play:1100")
    .value("card:power", { card: 3000 }, 3000, 5000, ["T02-001:0", "T02-001:0"])
    .value("card:cost", { card: 3000 }, 2, 4)
    .waits()
    .done();
});

test("thresholds stack, one of them only on the opponent's turn", () => {
  const trash = (min: number) => ({ number: { size: "trash", side: "you" }, min });
  const game = gameOf([
    held([give(self, { power: 1000 })], { condition: trash(1) }),
    held([give(self, { keyword: ["Rush"] })], { condition: trash(2) }),
    held([give(self, { cost: 4 })], { condition: trash(3), turn: "opponent" }),
  ]);
  at({ characters: [{ card: HERO, new: true }], trash: [BIG, BIG, BIG] }, {}, { game })
    .offers(["attack:1001:2000"])
    .value("card:power", { card: 1001 }, 4000, 5000)
    .value("card:cost", { card: 1001 }, 1, 1)
    .pass()
    .value("card:cost", { card: 1001 }, 1, 5)
    .waits()
    .done();
});

test("the highest of several set base powers counts, before what adds", () => {
  const game = gameOf([held([give(self, { basePower: 7000 })]), held([give(self, { basePower: 6000, power: 1000 })])]);
  at({ characters: [HERO] }, { characters: [{ card: VANILLA, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .event("battle:fought", { attacker: 1001, target: 2001, seat: 0, power: [8000, 3000], won: true })
    .waits()
    .done();
});

test("cards in hand cost less, one card in its own hand or a kind of them by a card in play", () => {
  const condition = { number: { size: "life", side: "you" }, max: 2 };
  const cheap = held([give(self, { cost: -2 })], { from: "hand", condition });
  const aura = held([give({ side: "you", zones: ["hand"], filter: { name: "Giant" }, count: "all" }, { cost: -3 })]);
  const game = gameOf([cheap, aura], { cost: 4 });
  at({ hand: [HERO, BIG], characters: [HERO], life: [VANILLA], don: { active: 5 } }, {}, { game })
    .offers(["play:1100", "play:1101"])
    .choose("play:1100")
    .expect(sides({ don: { active: 3, rested: 2, deck: 5, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("Characters without a counter value get one", () => {
  const target = { side: "you", zones: ["hand"], filter: { kind: "Character", counter: 0 }, count: "all" };
  const leader = { id: HERO, kind: "Leader", power: 5000, life: 4, cost: undefined };
  const game = gameOf([held([give(target, { counter: 1000 })])], leader);
  at({}, { leader: HERO, hand: [BIG, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose("counter:2100:2000")
    .value("card:counter", { card: 2101 }, 1000, 1000)
    .pass()
    .event("battle:fought", { attacker: 1000, target: 2000, seat: 0, power: [5000, 6000], won: false })
    .waits()
    .done();
});

test("permanent effects that depend on each other are applied until nothing changes", () => {
  const has = (zones: readonly string[], min: number) => ({
    exists: { side: "you", zones, filter: { power: { min } }, count: "all" },
  });
  const leader = { side: "you", zones: ["leader"], count: "all" };
  const game = gameOf([
    held([give(self, { power: 1000 })], { condition: has(["leader"], 7000) }),
    held([give(leader, { power: 2000 })], { condition: has(["characters"], 9000) }),
  ]);
  at({ characters: [HERO, BIG] }, {}, { game })
    .value("card:power", { card: 1001 }, 4000, 5000)
    .waits()
    .done();
  at({ characters: [HERO, VANILLA] }, {}, { game })
    .value("card:power", { card: 1001 }, 4000, 4000)
    .waits()
    .done();
});

test("what an effect gives to all goes to those there are now, not to later arrivals", () => {
  const game = gameOf([{ timing: "activateMain", steps: [give(own(), { power: 1000, for: "thisTurn" })] }]);
  const boost = { kind: "power", amount: 1000, until: { at: "turn-end", seat: 0, from: 5 }, by: HERO };
  at({ characters: [HERO], hand: [VANILLA], don: { active: 2 } }, {}, { game })
    .choose("use:1001:T02-001:0")
    .choose("play:1100")
    .expect(onTable({ 1001: { marks: [boost] }, 3000: { marks: [] } }))
    .waits()
    .done();
});

const TARGET = "T02-003";
const aura = held([give(own({ filter: { cost: { min: 2 } } }), { cost: 1 })]);
const shadow = held([give(opposing({ count: "all", filter: { name: "Target" } }), { cost: -3 })]);
const auraGame = gameOfCards([
  fact(HERO, { name: "Aura", cost: 1, abilities: [aura] }),
  fact(RIVAL, { name: "Shadow", cost: 1, abilities: [shadow] }),
  fact(TARGET, { name: "Target", cost: 3 }),
]);
const lowered = (amount: number) => ({
  card: TARGET,
  marks: [{ kind: "cost" as const, amount, until: null, by: "T01-002" }],
});

test.each([
  ["alone it is raised", TARGET, 3, 4],
  ["lowered by 2 it still meets the condition", lowered(-2), 1, 2],
  ["lowered by 3 it does not, and the aura drops out", lowered(-3), 0, 0],
] as const)(
  "an aura for costs of 2 or more is read before resolved effects, then again: %s",
  (_why, target, without, cost) => {
    at({ characters: [target, HERO] }, {}, { game: auraGame })
      .value("card:cost", { card: 1001 }, without, cost)
      .waits()
      .done();
  },
);

test("the turn player's permanent effects come before the other player's", () => {
  at({ characters: [RIVAL] }, { characters: [TARGET, HERO] }, { game: auraGame })
    .value("card:cost", { card: 2001 }, 3, 0)
    .waits()
    .done();
});

test("a cost that is set to 0 stays 0, whatever is added", () => {
  const zero = { type: "op:give", target: opposing(), costZero: true, for: "thisTurn" };
  const raise = held([give(own(), { cost: 4 })]);
  const ko = { type: "op:ko", target: opposing({ filter: { cost: 0 } }) };
  const game = gameOf([{ timing: "onPlay", steps: [zero, ko] }, raise]);
  at({ hand: [HERO], don: { active: 5 } }, { characters: [BIG, HERO] }, { game })
    .choose("play:1100")
    .choose([2001])
    .asks("op:targets", 0)
    .choose([2001])
    .expect(sides({}, { characters: [2002] }))
    .waits()
    .done();
});

test("a counter value that is set holds whatever is printed; the highest of several, and what adds comes on top", () => {
  const hand = (filter: object) => ({ side: "you", zones: ["hand"], filter, count: "all" });
  const game = gameOf([
    held([give(hand({ kind: "Character" }), { setCounter: 2000 })]),
    held([give(hand({ name: "Giant" }), { setCounter: 1000, counter: 500 })]),
  ]);
  at({ characters: [HERO], hand: [VANILLA, BIG] }, {}, { game })
    .value("card:counter", { card: 1100 }, 1000, 2000, ["T02-001:0"])
    .value("card:counter", { card: 1101 }, 0, 2500)
    .waits()
    .done();
});
