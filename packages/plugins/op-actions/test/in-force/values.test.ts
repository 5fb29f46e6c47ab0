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

test("the opponent may attack only a card of one name", () => {
  const ban = { verb: "attack", other: { not: { name: "Hero" } } };
  const target = { side: "opponent", zones: ["leader", "characters"], count: "all" };
  const forced = held([give(target, { cannot: [ban] })], { turn: "opponent", don: 1 });
  const game = gameOf([forced]);
  at(
    {},
    {
      characters: [
        { card: HERO, rested: true, don: 1 },
        { card: VANILLA, rested: true },
      ],
    },
    { game },
  )
    .offers(["attack:1000:2001"])
    .notOffers(["attack:1000:2000", "attack:1000:2002"])
    .waits()
    .done();
});

test("the own effects cannot remove the opponent's Characters; battle can", () => {
  const ban = { verb: "leave", cause: "effect", by: "you" };
  const target = { side: "opponent", zones: ["characters"], count: "all" };
  const game = gameOf([
    held([give(target, { cannot: [ban] })]),
    { timing: "whenAttacking", steps: [{ type: "op:ko", target: opposing() }] },
  ]);
  at({ characters: [HERO] }, { characters: [{ card: VANILLA, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .choose([2001])
    .event("battle:fought", { attacker: 1001, target: 2001, seat: 0, power: [4000, 3000], won: true })
    .expect(sides({}, { characters: [] }))
    .waits()
    .done();
});

test("the own On Play effects are off by a rule of the Leader", () => {
  const rule = { type: "op:rule", player: "you", negated: ["onPlay"] };
  const leader = { id: HERO, name: "Teacher", kind: "Leader", colors: ["red"], types: [], power: 5000, life: 4 };
  const draws = { timing: "onPlay", steps: [{ type: "op:draw", count: 1 }] };
  const game = gameOfCards([
    { ...leader, abilities: [held([rule])] },
    fact("T02-002", { cost: 1, abilities: [draws] }),
  ]);
  at({ leader: HERO, hand: ["T02-002"], don: { active: 1 } }, {}, { game })
    .choose("play:1100")
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("negation turns a card's own effects and keywords off while it lasts, and another card's aura with it", () => {
  const aura = held([give(own({ filter: { other: "self" } }), { power: 1000 })]);
  const negate = { type: "op:give", target: opposing(), negated: true, for: "thisTurn" };
  const game = gameOf([aura, { timing: "activateMain", steps: [negate] }], { keywords: ["Blocker"] });
  at({ characters: [HERO] }, { characters: [HERO, VANILLA] }, { game })
    .value("card:power", { card: 2002 }, 3000, 4000)
    .choose("use:1001:T02-001:1")
    .choose([2001])
    .value("card:power", { card: 2002 }, 3000, 3000)
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .offersExactly(["pass"])
    .waits()
    .done();
});

test("Characters enter rested by a rule, or such Characters", () => {
  const rule = { type: "op:rule", player: "you", playsRested: { cost: { max: 3 } } };
  const game = gameOf([held([rule])]);
  at({ characters: [HERO], hand: [VANILLA, BIG], don: { active: 10 } }, {}, { game })
    .choose("play:1100")
    .choose("play:1101")
    .expect(onTable({ 3000: { rested: true }, 3001: { rested: false } }))
    .waits()
    .done();
});

test("the DON!! Phase brings more, and some of it to the Leader", () => {
  const rule = { type: "op:rule", player: "you", donPhase: 1, donToLeader: 1 };
  at({ characters: [HERO] }, {}, { game: gameOf([held([rule])]), phase: "start" })
    .expect(sides({ don: { active: 2, rested: 0, deck: 7, staying: 0, total: 10 } }))
    .expect(onTable({ 1000: { don: 1 } }))
    .waits()
    .done();
});

test("an empty deck does not lose by a rule of a card", () => {
  const rule = { type: "op:rule", player: "you", emptyDeckStays: true };
  const draws = { timing: "activateMain", steps: [{ type: "op:draw", count: 1 }] };
  at({ characters: [HERO], deck: [VANILLA] }, {}, { game: gameOf([held([rule]), draws]) })
    .choose("use:1001:T02-001:1")
    .outcome(null)
    .expect(sides({ deck: [], hand: [3000] }))
    .waits()
    .done();
});

test("face-up Life cards go under the deck where they would go to the hand", () => {
  const rule = { type: "op:rule", player: "you", faceUpLifeToDeck: true };
  const cost = {
    type: "op:move",
    target: { side: "you", zones: ["life"], at: "top", count: { exactly: 1 } },
    to: { zone: "hand" },
  };
  const main = { timing: "activateMain", costs: [cost], steps: [{ type: "op:draw", count: 1 }] };
  at(
    { characters: [HERO], life: [{ card: BIG, faceUp: true }, VANILLA], deck: [VANILLA] },
    {},
    { game: gameOf([held([rule]), main]) },
  )
    // what goes elsewhere has not paid
    .choose("use:1001:T02-001:1")
    .expect(sides({ life: [1201], hand: [], deck: [1400, 3000] }))
    .choose("use:1001:T02-001:1")
    .expect(sides({ life: [], deck: [3000] }))
    .waits()
    .done();
});

test("a static ability gives attributes, types and names to be read by others", () => {
  const words = held([give(self, { attribute: "Ranged", gainsType: "Navy", gainsName: "Ghost" })]);
  const filter = { attribute: "Ranged", types: "Navy", name: "Ghost" };
  const kill = { timing: "activateMain", steps: [{ type: "op:ko", target: own({ filter }) }] };
  at({ characters: [HERO, VANILLA] }, {}, { game: gameOf([words, kill]) })
    .choose("use:1001:T02-001:1")
    .expect(sides({ characters: [1002] }))
    .waits()
    .done();
});

test("a card may also attack active Characters, or only such ones", () => {
  const filter = { cost: { max: 3 } };
  const grant = { type: "op:give", target: self, attacksActive: filter, for: "thisTurn" };
  const game = gameOf([
    held([give(self, { attacksActive: { name: "Giant" } })]),
    { timing: "activateMain", steps: [grant] },
  ]);
  at({ characters: [HERO] }, { characters: [VANILLA, BIG] }, { game })
    .offers(["attack:1001:2002"])
    .notOffers(["attack:1001:2001"])
    .choose("use:1001:T02-001:1")
    .offers(["attack:1001:2001", "attack:1001:2002"])
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

test.each([
  ["returnToHand", "hand", "deck"],
  ["returnToDeck", "deck", "hand"],
] as const)("a card that only %s spares goes anywhere else", (verb, kept, gone) => {
  const firm = held([give(self, { cannot: [{ verb, cause: "effect", by: "opponent" }] })]);
  const away = (zone: string) => ({
    type: "op:move",
    target: opposing(),
    to: { zone, ...(zone === "deck" && { end: "bottom" }) },
  });
  for (const zone of [kept, gone]) {
    const game = gameOfCards([
      fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps: [away(zone)] }] }),
      fact(RIVAL, { cost: 1, abilities: [firm] }),
    ]);
    at({ hand: [HERO], don: { active: 1 } }, { characters: [RIVAL] }, { game })
      .choose("play:1100")
      .choose([2001])
      .expect(sides({}, { characters: zone === kept ? [2001] : [] }))
      .waits()
      .done();
  }
});

test("a lost keyword is lost as long as that lasts, printed or given before; what is given later is there", () => {
  const lose = { type: "op:give", target: opposing(), loses: ["Blocker"], for: "thisTurn" };
  const game = gameOfCards([
    fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps: [lose] }] }),
    fact(RIVAL, { cost: 1, keywords: ["Blocker"] }),
  ]);
  at({ hand: [HERO], don: { active: 1 } }, { characters: [RIVAL] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .pass()
    .waits()
    .done();
  const aura = gameOfCards([
    fact(HERO, { cost: 1, abilities: [held([give(opposing({ count: "all" }), { loses: ["Blocker"] })])] }),
    fact(RIVAL, { cost: 1, keywords: ["Blocker"] }),
  ]);
  at({ characters: [HERO] }, { characters: [RIVAL] }, { game: aura })
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .pass()
    .waits()
    .done();
});
