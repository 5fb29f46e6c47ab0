import { test } from "vitest";
import { gameOf, HERO, opposing, ownCharacter, self } from "../invented.js";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const playHero = (steps: readonly object[], you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don: { active: 1 }, ...you }, opponent, { game: gameOf([{ timing: "onPlay", steps }]) }).choose(
    "play:1100",
  );

test("DON!! come from the cost area in the state the text says; of either, rested ones first", () => {
  const give = (from: string, count: number) => ({ type: "op:giveDon", target: self, count, from });
  playHero([give("rested", 1)], { don: { active: 3 } })
    .expect(sides({ don: { active: 2, rested: 0, deck: 7, staying: 0, total: 10 } }))
    .waits()
    .done();
  playHero([give("any", 2)], { don: { active: 3 } })
    .expect(sides({ don: { active: 1, rested: 0, deck: 7, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test('"up to two" may be one', () => {
  const give = { type: "op:giveDon", target: ownCharacter(), count: 2, upTo: true, from: "rested" };
  playHero([give], { characters: [BIG], don: { active: 1, rested: 3 } })
    .choose([1001])
    .asks("op:how-many", 0)
    .choose(1)
    .expect(onTable({ 1001: { don: 1 } }))
    .waits()
    .done();
});

test('"up to one" may be none, to a card that is chosen and to the card itself', () => {
  const give = (target: object) => ({ type: "op:giveDon", target, count: 1, upTo: true, from: "rested" });
  const one = ownCharacter({ count: { exactly: 1 } });
  playHero([give(one)], { characters: [BIG], don: { active: 1, rested: 2 } })
    .choose([])
    .expect(onTable({ 1001: { don: 0 } }))
    .waits()
    .done();
  playHero([give(self)], { don: { active: 1, rested: 2 } })
    .asks("op:how-many", 0)
    .choose(0)
    .expect(onTable({ 3000: { don: 0 } }))
    .waits()
    .done();
});

test("without any DON!! to give nobody is asked", () => {
  playHero([{ type: "op:giveDon", target: ownCharacter(), count: 1, upTo: true, from: "active" }], {
    characters: [BIG],
  })
    .waits()
    .done();
});

test("given DON!! move from one card to another", () => {
  const give = { type: "op:giveDon", target: self, count: 2, from: "given" };
  playHero([give], { leader: { card: "T01-001", don: 2 }, characters: [{ card: BIG, don: 1 }] })
    .asks("op:shift-don", 0)
    .choose({ 1000: 1, 1001: 1 })
    .expect(onTable({ 1000: { don: 1 }, 1001: { don: 0 }, 3000: { don: 2 } }))
    .waits()
    .done();
});

test("the opponent's DON!! go to the opponent's card", () => {
  playHero(
    [{ type: "op:giveDon", target: opposing(), count: 1, from: "rested" }],
    {},
    {
      characters: [VANILLA],
      don: { active: 1, rested: 1 },
    },
  )
    .choose([2001])
    .expect(onTable({ 2001: { don: 1 } }))
    .expect(sides({}, { don: { active: 1, rested: 0, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("taking a DON!! off a card is a cost only a card with DON!! pays", () => {
  const costs = [{ type: "op:detachDon", target: self, count: 1 }];
  const game = gameOf([{ timing: "activateMain", costs, steps: [{ type: "op:draw", count: 1 }] }]);
  at({ characters: [HERO, { card: HERO, don: 1 }] }, {}, { game })
    .notOffers(["use:1001:T02-001:0"])
    .choose("use:1002:T02-001:0")
    .expect(sides({ hand: [3000], don: { active: 0, rested: 1, deck: 9, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("a total of DON!! is shared among several cards as one likes, all of it or less", () => {
  const all = { side: "you", zones: ["leader", "characters"], count: "all" };
  const give = { type: "op:giveDon", target: all, count: 3, upTo: true, shared: true, from: "rested" };
  playHero([give], { characters: [BIG], don: { active: 1, rested: 4 } })
    .asks("op:share-don", 0)
    .choose({ 1000: 2, 1001: 1 })
    .expect(onTable({ 1000: { don: 2 }, 1001: { don: 1 }, 3000: { don: 0 } }))
    .waits()
    .done();
  playHero([give], { characters: [BIG], don: { active: 1, rested: 1 } })
    .choose({ 1001: 1 })
    .expect(onTable({ 1000: { don: 0 }, 1001: { don: 1 } }))
    .waits()
    .done();
});

test("all DON!! given to cards go back to the cost area, rested", () => {
  const taken = { type: "op:detachDon", target: { ...opposing(), count: "all" }, count: "all" };
  playHero(
    [taken],
    {},
    {
      characters: [
        { card: BIG, don: 2 },
        { card: VANILLA, don: 1 },
      ],
    },
  )
    .expect(onTable({ 2001: { don: 0 }, 2002: { don: 0 } }))
    .expect(sides({}, { don: { active: 0, rested: 3, deck: 7, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("several DON!! given at once are several givings for what counts them", () => {
  const steps = [{ type: "op:giveDon", target: self, count: 2, from: "rested" }];
  const one = { timing: "when", when: { event: "donGiven", side: "you" }, steps: [{ type: "op:draw", count: 1 }] };
  const both = { ...one, when: { event: "donGiven", side: "you", min: 2 } };
  const twice = { happened: { event: "donGiven", side: "you" }, times: { min: 2 } };
  const power = { timing: "static", condition: twice, steps: [{ type: "op:give", target: self, power: 1000 }] };
  const give = (waiting: object) =>
    at(
      { hand: [HERO], don: { active: 1, rested: 1 } },
      {},
      { game: gameOf([{ timing: "onPlay", steps }, waiting, power]) },
    );
  give(one)
    .choose("play:1100")
    .expect(sides({ hand: [3001, 3002] }))
    .value("card:power", { card: 3000 }, 6000, 7000)
    .waits()
    .done();
  give(both)
    .choose("play:1100")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});
