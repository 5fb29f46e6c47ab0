import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const held = (steps: readonly object[], more: object = {}) => ({ timing: "static", steps, ...more });
const give = (target: object, change: object) => ({ type: "op:give", target, ...change });

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

test("a player who cannot rest such Characters neither attacks nor blocks nor pays with them; the other player may rest them", () => {
  const rule = (player: string) => ({
    type: "op:rule",
    player,
    cannot: [{ verb: "rest", other: { kind: "Character", cost: { max: 3 } } }],
  });
  const paid = {
    timing: "activateMain",
    costs: [{ type: "op:rest", target: self }],
    steps: [{ type: "op:draw", count: 1 }],
  };
  at({ characters: [HERO, BIG] }, {}, { game: gameOf([held([rule("you")]), paid]) })
    .offers(["attack:1000:2000", "attack:1002:2000"])
    .notOffers(["attack:1001:2000", "use:1001:T02-001:1"])
    .waits()
    .done();
  const rests = { timing: "activateMain", steps: [{ type: "op:rest", target: opposing() }] };
  at({ characters: [HERO] }, { characters: [VANILLA] }, { game: gameOf([held([rule("opponent")]), rests]) })
    .choose("use:1001:T02-001:1")
    .choose([2001])
    .expect(onTable({ 2001: { rested: true } }))
    .waits()
    .done();
});

test("cards that only effects of Characters may not draw are drawn by others", () => {
  const rule = { type: "op:rule", player: "you", cannot: [{ verb: "draw", other: { kind: "Character" } }] };
  const draws = { timing: "activateMain", steps: [{ type: "op:draw", count: 1 }] };
  const leader = { id: "T02-003", name: "Lead", kind: "Leader", colors: ["red"], types: [], power: 5000, life: 4 };
  const game = gameOfCards([{ ...leader, abilities: [held([rule]), draws] }, fact("T02-002", { abilities: [draws] })]);
  at({ leader: "T02-003", characters: ["T02-002"], hand: [], deck: [VANILLA, VANILLA] }, {}, { game })
    .choose("use:1001:T02-002:0")
    .expect(sides({ hand: [] }))
    .choose("use:1000:T02-003:1")
    .expect(sides({ hand: [3000] }))
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

test("of several cards the opponent has to attack, any may be attacked first", () => {
  const ban = { verb: "attack", other: { not: { kind: "Character", name: "Hero" } } };
  const target = { side: "opponent", zones: ["leader", "characters"], count: "all" };
  const game = gameOf([held([give(target, { cannot: [ban] })], { turn: "opponent" })]);
  const forced = { card: HERO, rested: true };
  at({}, { characters: [forced, forced, { card: VANILLA, rested: true }] }, { game })
    .offers(["attack:1000:2001", "attack:1000:2002"])
    .notOffers(["attack:1000:2000", "attack:1000:2003"])
    .waits()
    .done();
});
