import { test } from "vitest";
import { discard, gameOf, gameOfCards, HERO, opposing, ownCharacter, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const paid = (...costs: object[]) => gameOf([{ timing: "activateMain", costs, steps: [draw] }]);
const USE = "use:1001:T02-001:0";
const rest = (target: object) => ({ type: "op:rest", target });

test("costs are paid in printed order before anything happens", () => {
  at(
    { characters: [HERO], hand: [BIG], don: { active: 2 } },
    {},
    { game: paid({ type: "op:restDon", count: 1 }, discard(1)) },
  )
    .choose(USE)
    .expect(sides({ hand: [3001], trash: [3000], don: { active: 1, rested: 1, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("no card pays twice: this card and another one are two", () => {
  const game = paid(rest(self), rest(ownCharacter({ count: { exactly: 1 } })));
  at({ characters: [HERO] }, {}, { game })
    .notOffers([USE])
    .waits()
    .done();
  at({ characters: [HERO, VANILLA] }, {}, { game })
    .offers([USE])
    .waits()
    .done();
});

test("no active DON!! pays twice", () => {
  const game = paid({ type: "op:restDon", count: 1 }, { type: "op:giveDon", target: self, count: 1, from: "active" });
  at({ characters: [HERO], don: { active: 1, rested: 5 } }, {}, { game })
    .notOffers([USE])
    .waits()
    .done();
  at({ characters: [HERO], don: { active: 2 } }, {}, { game })
    .offers([USE])
    .waits()
    .done();
});

test("a state already reached pays nothing: rested cards, face-up Life, cards without DON!!", () => {
  const life = { side: "you", zones: ["life"], at: "top", count: { exactly: 1 } };
  const flip = paid({ type: "op:flip", target: life, face: "up" });
  at({ characters: [HERO], life: [{ card: BIG, faceUp: true }, VANILLA] }, {}, { game: flip })
    .notOffers([USE])
    .waits()
    .done();
  at({ characters: [HERO], life: [BIG, VANILLA] }, {}, { game: flip })
    .choose(USE)
    .sees(1, { "one-piece": { cards: { 1200: { code: BIG, faceUp: true } } } })
    .notOffers([USE])
    .waits()
    .done();
  at({ characters: [{ card: HERO, rested: true }] }, {}, { game: paid(rest(self)) })
    .notOffers([USE])
    .waits()
    .done();
});

test("among cards that may pay, only those that can are chosen: active ones where a cost rests", () => {
  at(
    { characters: [HERO, VANILLA, { card: VANILLA, rested: true }, { card: BIG, rested: true }] },
    {},
    { game: paid(rest(ownCharacter({ count: { exactly: 1 } }))) },
  )
    .choose(USE)
    .offersExactly([1001, 1002])
    .choose([1002])
    .expect(sides({ hand: [3000] }))
    .waits()
    .done();
});

test("Life that may not be added to the hand pays for nothing", () => {
  const take = {
    type: "op:move",
    target: { side: "you", zones: ["life"], at: "top", count: { exactly: 1 } },
    to: { zone: "hand" },
  };
  const barred = [{ kind: "cannot", word: "addLife", until: null, by: BIG } as const];
  at({ characters: [HERO], life: [BIG] }, {}, { game: paid(take) })
    .offers([USE])
    .waits()
    .done();
  at({ characters: [HERO], life: [BIG], marks: barred }, {}, { game: paid(take) })
    .notOffers([USE])
    .waits()
    .done();
});

test("what cannot be rested or removed does not pay", () => {
  const cannot = (word: "beRested" | "leave") => [{ kind: "cannot", word, until: null, by: BIG } as const];
  at({ characters: [{ card: HERO, marks: cannot("beRested") }] }, {}, { game: paid(rest(self)) })
    .notOffers([USE])
    .waits()
    .done();
  at({ characters: [{ card: HERO, marks: cannot("leave") }] }, {}, { game: paid({ type: "op:ko", target: self }) })
    .notOffers([USE])
    .waits()
    .done();
});

test("the paid card is compared with the next", () => {
  const cost = {
    type: "op:move",
    target: { side: "you", zones: ["hand"], count: { exactly: 1 } },
    to: { zone: "trash" },
    as: "paid",
  };
  const found = {
    side: "you",
    zones: ["deck"],
    filter: { sameNameAs: "paid", sharesColorWith: "paid" },
    count: { upTo: 1 },
  };
  const steps = [{ type: "op:play", target: found }, { type: "op:shuffle" }];
  const game = gameOf([{ timing: "activateMain", costs: [cost], steps }]);
  at({ characters: [HERO], hand: [BIG], deck: [VANILLA, BIG, VANILLA] }, {}, { game })
    .choose(USE)
    .offersExactly([[], [1401]])
    .choose([1401])
    .expect(sides({ characters: [1001, 3001] }))
    .waits()
    .done();
});

test("a cost that breaks halfway is not paid, and the once per turn is used up all the same", () => {
  const cost = { type: "op:ko", target: ownCharacter({ filter: { name: "Rival" }, count: { exactly: 1 } }) };
  const game = gameOfCards([
    fact(HERO, {
      abilities: [{ timing: "activateMain", oncePerTurn: true, costs: [discard(1), cost], steps: [draw] }],
    }),
    fact(RIVAL, { name: "Rival", abilities: [{ timing: "instead", instead: { event: "ko" }, steps: [rest(self)] }] }),
  ]);
  at({ characters: [HERO, RIVAL], hand: [BIG, BIG] }, {}, { game })
    .choose(USE)
    .choose([1100])
    .expect(sides({ hand: [1101], characters: [1001, 1002], trash: [3000] }))
    .expect({ "op-actions": { used: [{ card: 1001, ability: "T02-001:0" }] } })
    .notOffers([USE])
    .waits()
    .done();
});

test("a Character played this turn rests as a cost at once", () => {
  at({ hand: [HERO], don: { active: 1 } }, {}, { game: paid(rest(self)) })
    .choose("play:1100")
    .choose("use:3000:T02-001:0")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("any cards of one's own that are active may be rested, DON!! too; rested DON!! do not pay", () => {
  const zones = ["leader", "characters", "stage", "cost"];
  const game = paid(rest({ side: "you", zones, filter: { state: "active" }, count: { exactly: 2 } }));
  const leader = { card: "T01-001", rested: true };
  at({ leader, characters: [HERO], don: { active: 0, rested: 3 } }, {}, { game })
    .notOffers([USE])
    .waits()
    .done();
  at({ leader, characters: [HERO, VANILLA], don: { active: 2, rested: 1 } }, {}, { game })
    .choose(USE)
    .choose({ "active-don-0": 1, 1002: 1 })
    .expect(sides({ hand: [3000], don: { active: 1, rested: 2, deck: 7, staying: 0, total: 10 } }))
    .waits()
    .done();
});

const immune = (...bans: object[]) => ({
  timing: "static",
  steps: [{ type: "op:give", target: { ref: "self" }, cannot: bans }],
});
const keeping = (cost: object, ...bans: object[]) =>
  gameOfCards([
    fact(HERO, { cost: 1, abilities: [{ timing: "activateMain", costs: [cost], steps: [draw] }] }),
    fact(RIVAL, { cost: 1, abilities: [immune(...bans)] }),
  ]);
const one = ownCharacter({ count: { exactly: 1 } });

test.each([
  ["K.O.", { type: "op:ko", target: one }, { verb: "beKoed", cause: "effect" }],
  ["trash", { type: "op:move", target: one, to: { zone: "trash" } }, { verb: "leave", cause: "effect" }],
  ["return", { type: "op:move", target: one, to: { zone: "hand" } }, { verb: "leave", cause: "effect" }],
])(
  "a %s as a cost is done by an effect: what effects cannot touch stays, the cost is not paid and nothing follows",
  (_verb, cost, ban) => {
    at({ characters: [HERO, RIVAL] }, {}, { game: keeping(cost, ban) })
      .choose(USE)
      .choose([1002])
      .expect(sides({ characters: [1001, 1002], hand: [] }))
      .waits()
      .done();
  },
);

test("what only the opponent's effects cannot touch pays one's own costs", () => {
  const ban = { verb: "beKoed", cause: "effect", by: "opponent" };
  at({ characters: [HERO, RIVAL] }, {}, { game: keeping({ type: "op:ko", target: one }, ban) })
    .choose(USE)
    .choose([1002])
    .expect(sides({ characters: [1001], hand: [3001] }))
    .waits()
    .done();
});

test("one of several costs is paid in a way in which it can be", () => {
  const either = {
    type: "op:choose",
    options: [
      { gist: "Rest it.", steps: [rest(self)] },
      { gist: "Trash a card.", steps: [discard(1)] },
    ],
  };
  at({ characters: [HERO], hand: [BIG] }, {}, { game: paid(either) })
    .choose(USE)
    .asks("op:choose", 0)
    .choose(1)
    .expect(sides({ hand: [3001], trash: [3000] }))
    .waits()
    .done();
  at({ characters: [{ card: HERO, rested: true }] }, {}, { game: paid(either) })
    .notOffers([USE])
    .waits()
    .done();
});

test("DON!! given as a cost are those of the card's owner", () => {
  const costs = [{ type: "op:giveDon", target: opposing({ count: { exactly: 1 } }), count: 1, from: "rested" }];
  const game = gameOf([{ timing: "activateMain", costs, steps: [{ type: "op:draw", count: 1 }] }]);
  at({ characters: [HERO], don: { rested: 2 } }, { characters: [VANILLA], don: { active: 1 } }, { game })
    .notOffers(["use:1001:T02-001:0"])
    .waits()
    .done();
  at({ characters: [HERO] }, { characters: [VANILLA], don: { rested: 1 } }, { game })
    .choose("use:1001:T02-001:0")
    .expect(onTable({ 2001: { don: 1 } }))
    .expect(sides({ hand: [3000] }))
    .waits()
    .done();
});
