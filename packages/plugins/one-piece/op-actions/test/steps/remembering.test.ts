import { test } from "vitest";
import { discard, gameOf, HERO, opposing, ownHand, self } from "../invented.js";
import { at, BIG, sides, VANILLA } from "../position.js";

const draw = (count: unknown) => ({ type: "op:draw", count });
const don = { active: 1 };
const onPlay = (steps: readonly object[]) => gameOf([{ timing: "onPlay", steps }]);

test("what is put off until the end of the turn happens in the End Phase, with the names given before", () => {
  const steps = [
    { type: "op:select", target: opposing(), as: "prey" },
    { type: "op:schedule", at: "endOfThisTurn", steps: [{ type: "op:ko", target: { ref: "prey" } }, draw(1)] },
  ];
  at({ hand: [HERO], don }, { characters: [VANILLA, BIG] }, { game: onPlay(steps) })
    .choose("play:1100")
    .choose([2002])
    .expect(sides({}, { characters: [2001, 2002] }))
    .pass()
    .expect(sides({ hand: [3002] }, { characters: [2001], trash: [3001] }))
    .expect({ "op-actions": { scheduled: [] } })
    .waits()
    .done();
});

test("what is put off until the end of the battle happens when it is over", () => {
  const steps = [
    {
      type: "op:schedule",
      at: "endOfThisBattle",
      steps: [{ type: "op:move", target: self, to: { zone: "deck", end: "bottom" } }],
    },
  ];
  at({ characters: [HERO] }, {}, { game: gameOf([{ timing: "whenAttacking", steps }]) })
    .choose("attack:1001:2000")
    .expect(sides({ characters: [] }))
    .waits()
    .done();
});

test("what is put off until the opponent's next Main Phase happens after that player's DON!! Phase", () => {
  const later = { type: "op:schedule", at: "startOfOpponentsNextMain", steps: [REST] };
  at({ hand: [HERO], don }, {}, { game: onPlay([later]) })
    .choose("play:1100")
    .pass()
    .expect(sides({}, { don: { active: 1, rested: 1, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});
const REST = { type: "op:restDon", count: 1, player: "opponent" };

test("what is put off until the own next turn or Main Phase does not happen in this one", () => {
  const steps = ["startOfYourNextTurn", "startOfYourNextMain"].map((at) => ({
    type: "op:schedule",
    at,
    steps: [draw(1)],
  }));
  at({ hand: [HERO], don }, {}, { game: onPlay(steps) })
    .choose("play:1100")
    .expect(sides({ hand: [] }))
    .pass()
    .expect(sides({ hand: [] }))
    .pass()
    .expect(sides({ hand: [3002, 3003, 3004] }))
    .waits()
    .done();
});

test("whether something happened this turn is remembered, of cards that are gone too, and forgotten at its end", () => {
  const happened = { event: "koed", side: "opponent", card: { name: "Giant" } };
  const kill = { timing: "onPlay", steps: [{ type: "op:ko", target: opposing() }] };
  const main = { timing: "activateMain", condition: { happened }, oncePerTurn: true, steps: [draw(1)] };
  at({ hand: [HERO], characters: [HERO], don }, { characters: [VANILLA, BIG] }, { game: gameOf([kill, main]) })
    .notOffers(["use:1001:T02-001:1"])
    .choose("play:1100")
    .choose([2002])
    .choose("use:1001:T02-001:1")
    .expect(sides({ hand: [3002] }))
    .pass()
    .expect({ "op-actions": { history: [], used: [] } })
    .waits()
    .done();
  at({ hand: [HERO], characters: [HERO], don }, { characters: [VANILLA, BIG] }, { game: gameOf([kill, main]) })
    .choose("play:1100")
    .choose([2001])
    .notOffers(["use:1001:T02-001:1"])
    .waits()
    .done();
});

test("how often something happened is counted", () => {
  const happened = { event: "handTrashed", side: "you", by: "you" };
  const cost = { timing: "activateMain", costs: [discard(1)], steps: [draw(1)] };
  const twice = {
    timing: "activateMain",
    condition: { happened, times: { min: 2 } },
    steps: [{ type: "op:move", target: ownHand({ exactly: 1 }), to: { zone: "life" } }],
  };
  at({ characters: [HERO], hand: [VANILLA, VANILLA, BIG] }, {}, { game: gameOf([cost, twice]) })
    .choose("use:1001:T02-001:0")
    .choose([1100])
    .notOffers(["use:1001:T02-001:1"])
    .choose("use:1001:T02-001:0")
    .choose([1101])
    .offers(["use:1001:T02-001:1"])
    .waits()
    .done();
});

test("an ability that is used up only by what it did can be tried again", () => {
  const draws = { timing: "when", when: { event: "played", by: "you" }, oncePerTurn: "done", steps: [MAYBE] };
  at({ hand: [VANILLA, VANILLA, VANILLA], characters: [HERO], don: { active: 10 } }, {}, { game: gameOf([draws]) })
    .choose("play:1100")
    .choose("no")
    .choose("play:1101")
    .choose("yes")
    .expect(sides({ hand: [1102, 3002] }))
    .expect({ "op-actions": { used: [{ card: 1001, ability: "T02-001:0" }] } })
    .choose("play:1102")
    .asks("kernel:respond", 0)
    .waits()
    .done();
});
const MAYBE = { type: "op:may", steps: [draw(1)] };

test("an ability asks later in the turn whether its card has battled a Character", () => {
  const happened = { event: "battled", self: true, against: { kind: "Character" } };
  const main = { timing: "activateMain", condition: { happened }, steps: [draw(1)] };
  const rested = { card: VANILLA, rested: true };
  at({ characters: [HERO] }, { characters: [rested] }, { game: gameOf([main]) })
    .notOffers(["use:1001:T02-001:0"])
    .choose("attack:1001:2001")
    .choose("use:1001:T02-001:0")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});
