import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { discard, gameOf, gameOfCards, HERO, RIVAL, self } from "../invented.js";
import { at, BIG, fact, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const USE = (card: number) => `use:${card}:T02-001:0`;

test("once per turn is of each card and of each object", () => {
  const back = { timing: "activateMain", oncePerTurn: true, steps: [draw] };
  const home = { timing: "activateMain", steps: [{ type: "op:move", target: self, to: { zone: "hand" } }] };
  at({ characters: [HERO, HERO], don: { active: 1 } }, {}, { game: gameOf([back, home]) })
    .choose(USE(1001))
    .notOffers([USE(1001)])
    .offers([USE(1002)])
    .choose("use:1001:T02-001:1")
    .choose("play:3001")
    .offers([USE(3002)])
    .waits()
    .done();
});

test("[DON!! xN] must still hold when the effect is to happen", () => {
  const costs = [{ type: "op:returnDon", count: { exactly: 1 } }];
  const held = { timing: "static", don: 1, steps: [{ type: "op:give", target: self, power: 2000 }] };
  const game = gameOf([{ timing: "whenAttacking", don: 1, costs, steps: [draw] }, held]);
  at({ characters: [{ card: HERO, don: 1 }] }, {}, { game })
    .value("card:power", { card: 1001 }, 5000, 7000)
    .choose("attack:1001:2000")
    .choose("yes")
    .value("card:power", { card: 1001 }, 4000, 4000)
    .expect(sides({ hand: [], don: { deck: 10 } }))
    .waits()
    .done();
});

test("a mark of the turn is a gate: on the other player's turn nothing happens", () => {
  const game = gameOf([{ timing: "onKo", turn: "you", steps: [draw] }]);
  at({}, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose("attack:1000:2001")
    .expect(sides({}, { hand: [] }))
    .waits()
    .done();
});

test("[On K.O.] was activated on the field and resolves from the trash, where it finds its own card", () => {
  const play = {
    timing: "onKo",
    condition: { exists: { ref: "self", filter: { zone: "characters" } } },
    steps: [{ type: "op:play", target: self, rested: true }],
  };
  at({}, { characters: [{ card: HERO, rested: true }] }, { game: gameOf([play]) })
    .choose("attack:1000:2001")
    .expect(sides({}, { characters: [3001], trash: [] }))
    .waits()
    .done();
});

test("a Trigger whose cost is not paid does nothing, and its card is trashed", () => {
  const trigger = { timing: "trigger", costs: [discard(1)], steps: [{ type: "op:play", target: self }] };
  const game = gameOf([trigger], { trigger: true });
  at({}, { life: [HERO, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .expect(sides({}, { trash: [3001], characters: [] }))
    .waits()
    .done();
  at({}, { life: [HERO, VANILLA], hand: [BIG] }, { game })
    .choose("attack:1000:2000")
    .pass()
    .choose("trigger:3000")
    .choose("yes")
    .expect(sides({}, { characters: [3002], hand: [] }))
    .waits()
    .done();
});

test("the condition of an Event's effect is read when it is used; the Event is used for nothing otherwise", () => {
  const main = { timing: "main", condition: { number: { size: "life", side: "you" }, max: 1 }, steps: [draw] };
  const plan = { id: HERO, name: "Plan", kind: "Event", colors: ["red"], types: [], cost: 1, abilities: [main] };
  const game = gameOfCards([plan]);
  at({ hand: [HERO], don: { active: 1 } }, {}, { game })
    .choose("event:1100")
    .expect(sides({ hand: [], trash: [3000] }))
    .waits()
    .done();
  at({ hand: [HERO], life: [VANILLA], don: { active: 1 } }, {}, { game })
    .choose("event:1100")
    .expect(sides({ hand: [3001], trash: [3000] }))
    .waits()
    .done();
});

test("at the start of the game a Leader plays a Stage from the deck, before the hands are drawn", () => {
  const take = [{ filter: { kind: "Stage" }, count: { upTo: 1 }, to: "play" }];
  const steps = [{ type: "op:look", zone: "deck", count: "all", take, rest: { to: "shuffle" } }];
  const leader = {
    id: HERO,
    name: "Elder",
    kind: "Leader",
    colors: ["red"],
    types: [],
    power: 5000,
    life: 4,
    abilities: [{ timing: "startOfGame", steps }],
  };
  const land = {
    id: RIVAL,
    name: "Land",
    kind: "Stage",
    colors: ["red"],
    types: [],
    cost: 1,
    construction: { copies: "any" },
  };
  const many = { construction: { copies: "any" } };
  const game = gameOfCards([leader, land, fact("T02-003", many)]);
  const deck = { leader: HERO, cards: { [RIVAL]: 1, "T02-003": 49 } };
  const other = { leader: HERO, cards: { "T02-003": 50 } };
  scenario(game, { setup: { decks: [deck, other], chooser: 0 } } as never)
    .choose("first")
    .asks("op:take", 0)
    .expect(sides({ hand: [] }))
    .choose([2])
    .expect({ "one-piece": { cards: { 103: { code: RIVAL, zone: "stage" } } } } as never)
    .waits()
    .done();
});

test("a negated [On Play] is not there for a Trigger that would activate it", () => {
  const steps = [draw];
  const rule = { timing: "static", steps: [{ type: "op:rule", player: "opponent", negated: ["onPlay"] }] };
  const game = gameOfCards([
    fact(HERO, {
      trigger: true,
      abilities: [
        { timing: "onPlay", steps },
        { timing: "trigger", steps: [{ type: "op:activate", timing: "onPlay" }] },
      ],
    }),
    fact(RIVAL, { abilities: [rule] }),
  ]);
  const taken = (characters: string[]) =>
    at({ characters }, { life: [HERO, VANILLA] }, { game }).choose("attack:1000:2000");
  taken([RIVAL])
    .choose("trigger:3000")
    .expect(sides({}, { hand: [] }))
    .waits()
    .done();
  taken([VANILLA])
    .choose("trigger:3000")
    .expect(sides({}, { hand: [3001] }))
    .waits()
    .done();
});

test("an Event used from elsewhere is activated as it is printed: its conditions hold too", () => {
  const MAIN = { timing: "main", condition: { number: { size: "life", side: "you" }, max: 1 }, steps: [draw] };
  const use = {
    type: "op:useEvent",
    target: { side: "you", zones: ["trash"], count: { exactly: 1 } },
    timing: "main",
  };
  const game = gameOfCards([
    fact(HERO, { cost: 1, abilities: [{ timing: "activateMain", steps: [use] }] }),
    { id: RIVAL, name: "Feast", kind: "Event", colors: ["red"], types: [], cost: 1, abilities: [MAIN] },
  ]);
  const used = (life: string[]) => at({ characters: [HERO], trash: [RIVAL], life }, {}, { game }).choose(USE(1001));
  used([VANILLA, VANILLA])
    .expect(sides({ hand: [] }))
    .waits()
    .done();
  used([VANILLA])
    .expect(sides({ hand: [3000] }))
    .waits()
    .done();
});
