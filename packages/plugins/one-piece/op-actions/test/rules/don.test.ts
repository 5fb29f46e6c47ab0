import { test } from "vitest";
import { gameOf, gameOfCards, HERO, RIVAL, self } from "../invented.js";
import { at, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };

test("[DON!! xN] is looked at when the timing comes, and again when the effect is to happen", () => {
  const game = gameOf([{ timing: "whenAttacking", don: 1, steps: [draw] }]);
  at({ characters: [HERO] }, {}, { game })
    .choose("attack:1001:2000")
    .expect(sides({ hand: [] }))
    .waits()
    .done();
  at({ characters: [{ card: HERO, don: 1 }] }, {}, { game })
    .choose("attack:1001:2000")
    .expect(sides({ hand: [3000] }))
    .waits()
    .done();
});

test("returning the only DON!! as the cost switches a [DON!! x1] effect off", () => {
  const costs = [{ type: "op:returnDon", count: { exactly: 1 } }];
  const game = gameOf([{ timing: "activateMain", don: 1, costs, steps: [draw] }]);
  at({ characters: [{ card: HERO, don: 1 }] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [], don: { deck: 10 } }))
    .waits()
    .done();
  at({ characters: [{ card: HERO, don: 2 }] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [3000], don: { deck: 9 } }))
    .waits()
    .done();
});

test("a static [DON!! xN] holds as long as the DON!! are there", () => {
  const game = gameOf([{ timing: "static", don: 2, steps: [{ type: "op:give", target: self, keyword: ["Rush"] }] }]);
  at({ characters: [{ card: HERO, don: 1, new: true }], don: { active: 1 } }, {}, { game })
    .notOffers(["attack:1001:2000"])
    .choose("give:1001")
    .offers(["attack:1001:2000"])
    .waits()
    .done();
});

test("DON!! returned together are one event: two at once, not one and one", () => {
  const pay = (count: number) => ({ type: "op:returnDon", count: { exactly: count } });
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "when", when: { event: "donReturned", side: "you", min: 2 }, steps: [draw] }] }),
    fact(RIVAL, { cost: 0, abilities: [{ timing: "onPlay", steps: [pay(1), pay(1)] }] }),
    fact("T02-003", { cost: 0, abilities: [{ timing: "onPlay", steps: [pay(2)] }] }),
  ]);
  const hand = [RIVAL, "T02-003"];
  at({ characters: [HERO], hand, don: { rested: 4 } }, {}, { game })
    .choose("play:1100")
    .expect(sides({ hand: [1101], don: { rested: 2 } }))
    .choose("play:1101")
    .expect(sides({ hand: [3002], don: { rested: 0 } }))
    .waits()
    .done();
});

test("effects that rest or stand DON!! see only the cost area", () => {
  const game = gameOf([{ timing: "activateMain", steps: [{ type: "op:restDon", count: 3 }] }]);
  at({ leader: { card: "T01-001", don: 2 }, characters: [HERO, VANILLA], don: { active: 1 } }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ don: { active: 0, rested: 1 } }))
    .expect(onTable({ 1000: { don: 2 } }))
    .waits()
    .done();
});
