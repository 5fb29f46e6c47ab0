import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, ownCharacter, ownHand, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const addDon = { type: "op:addDon", count: 1, state: "active" };
const ko = (target: object) => ({ type: "op:ko", target });

test("[On K.O.] activates on the field and resolves from the trash, so it can return itself", () => {
  const game = gameOf([{ timing: "onKo", steps: [{ type: "op:play", target: self, rested: true }] }]);
  at({}, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose("attack:1000:2001")
    .event("card:dying", { code: HERO })
    .expect(sides({}, { characters: [3001], trash: [] }))
    .expect(onTable({ 3001: { rested: true } }))
    .waits()
    .done();
});

test("cards K.O.'d together are all in the trash when their [On K.O.] effects resolve", () => {
  const inTrash = { size: "trash", side: "you" };
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "onKo", steps: [{ type: "op:draw", count: inTrash }] }] }),
    fact(RIVAL, { abilities: [{ timing: "activateMain", steps: [ko(opposing({ count: "all" }))] }] }),
  ]);
  at({ characters: [RIVAL] }, { characters: [HERO, VANILLA, BIG] }, { game })
    .choose(`use:1001:${RIVAL}:0`)
    .expect(sides({}, { trash: [3000, 3001, 3002], hand: [3003, 3004, 3005] }))
    .waits()
    .done();
});

test("trashing is no K.O.", () => {
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "onKo", steps: [draw] }] }),
    fact(RIVAL, {
      abilities: [
        {
          timing: "activateMain",
          steps: [{ type: "op:move", target: opposing({ count: "all" }), to: { zone: "trash" } }],
        },
      ],
    }),
  ]);
  at({ characters: [RIVAL] }, { characters: [HERO] }, { game })
    .choose(`use:1001:${RIVAL}:0`)
    .noEvent("card:dying")
    .expect(sides({}, { trash: [3000], hand: [] }))
    .waits()
    .done();
});

test("an immune card may be chosen, and nothing happens to it", () => {
  const immune = [{ verb: "beKoed", cause: "effect", by: "opponent" }];
  const game = gameOfCards([
    fact(HERO, {
      power: 1000,
      abilities: [{ timing: "static", steps: [{ type: "op:give", target: self, cannot: immune }] }],
    }),
    fact(RIVAL, { abilities: [{ timing: "activateMain", steps: [ko(opposing())] }] }),
  ]);
  at({ characters: [RIVAL] }, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose(`use:1001:${RIVAL}:0`)
    .choose([2001])
    .expect(sides({}, { characters: [2001] }))
    .choose("attack:1000:2001")
    .expect(sides({}, { characters: [] }))
    .waits()
    .done();
});

test("[Your Turn] [On Play] does not act when its card is played on the opponent's turn", () => {
  const game = gameOf(
    [
      { timing: "onPlay", turn: "you", steps: [draw] },
      { timing: "trigger", steps: [{ type: "op:play", target: self }] },
    ],
    {
      trigger: true,
    },
  );
  at({}, { life: [HERO, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .expect(sides({}, { characters: [3001], hand: [] }))
    .waits()
    .done();
});

test("what an effect gave stays when its source leaves; what a permanent effect gives goes with it", () => {
  const leave = { type: "op:move", target: self, to: { zone: "hand" } };
  const once = gameOf([
    {
      timing: "activateMain",
      steps: [
        { type: "op:give", target: { side: "you", zones: ["leader"], count: "all" }, power: 2000, for: "thisTurn" },
        leave,
      ],
    },
  ]);
  at({ characters: [HERO] }, {}, { game: once })
    .choose(`use:1001:${HERO}:0`)
    .choose("attack:1000:2000")
    .event("battle:fought", { power: [7000, 5000] })
    .waits()
    .done();
  const aura = gameOf([
    {
      timing: "static",
      steps: [{ type: "op:give", target: { side: "you", zones: ["leader"], count: "all" }, power: 2000 }],
    },
    { timing: "activateMain", steps: [leave] },
  ]);
  at({ characters: [HERO] }, {}, { game: aura })
    .choose(`use:1001:${HERO}:1`)
    .choose("attack:1000:2000")
    .event("battle:fought", { power: [5000, 5000] })
    .waits()
    .done();
});

test("a cost that cannot be paid in full cannot be begun; a condition after the colon is read after paying", () => {
  const costs = [{ type: "op:move", target: ownHand({ exactly: 2 }), to: { zone: "trash" } }];
  const steps = [{ type: "op:if", condition: { number: { size: "hand", side: "you" }, min: 1 }, steps: [addDon] }];
  const game = gameOf([{ timing: "activateMain", oncePerTurn: true, costs, steps }]);
  at({ characters: [HERO], hand: [VANILLA] }, {}, { game })
    .notOffers([`use:1001:${HERO}:0`])
    .waits()
    .done();
  at({ characters: [HERO], hand: [VANILLA, VANILLA] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [], trash: [3000, 3001], don: { active: 0 } }))
    .notOffers([`use:1001:${HERO}:0`])
    .waits()
    .done();
});

test('"N" is as many as possible, "up to N" may be none, and impossible parts are skipped', () => {
  const discard = { type: "op:move", target: ownHand({ exactly: 2 }), to: { zone: "trash" } };
  const game = gameOf([{ timing: "activateMain", steps: [discard, ko(opposing()), addDon] }]);
  at({ characters: [HERO], hand: [VANILLA] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [], trash: [3000], don: { active: 1 } }))
    .waits()
    .done();
});

test('"If X, A. Then, B": without X neither happens; a second sentence of its own does', () => {
  const rich = { number: { size: "hand", side: "you" }, min: 3 };
  const both = gameOf([{ timing: "activateMain", steps: [{ type: "op:if", condition: rich, steps: [draw, addDon] }] }]);
  at({ characters: [HERO] }, {}, { game: both })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [], don: { active: 0 } }))
    .waits()
    .done();
  const apart = gameOf([
    { timing: "activateMain", steps: [{ type: "op:if", condition: rich, steps: [draw] }, addDon] },
  ]);
  at({ characters: [HERO] }, {}, { game: apart })
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ hand: [], don: { active: 1 } }))
    .waits()
    .done();
});

test('"your opponent discards" is the opponent\'s choice, and targets are never chosen for a player', () => {
  const discard = {
    type: "op:move",
    target: { side: "opponent", zones: ["hand"], count: { exactly: 1 }, chooser: "opponent" },
    to: { zone: "trash" },
  };
  at({ characters: [HERO] }, { hand: [VANILLA, BIG] }, { game: gameOf([{ timing: "activateMain", steps: [discard] }]) })
    .choose(`use:1001:${HERO}:0`)
    .asks("op:targets", 1)
    .choose([2101])
    .expect(sides({}, { hand: [2100], trash: [3000] }))
    .waits()
    .done();
  const give = {
    type: "op:give",
    target: { side: "you", zones: ["leader", "characters"], count: { upTo: 1 } },
    power: 1000,
    for: "thisTurn",
  };
  at({ characters: [HERO] }, {}, { game: gameOf([{ timing: "activateMain", steps: [give] }]) })
    .choose(`use:1001:${HERO}:0`)
    .offersExactly([[], [1000], [1001]])
    .choose([])
    .waits()
    .done();
});

test("a once-per-turn effect is used when it acts, not when it is declined, and comes back with a new turn or a new object", () => {
  const answer = { timing: "onOpponentsAttack", oncePerTurn: true, optional: true, steps: [draw] };
  at(
    { characters: [VANILLA] },
    { leader: HERO },
    { game: gameOfCards([{ ...fact(HERO, { kind: "Leader", life: 5, abilities: [answer] }), cost: undefined }]) },
  )
    .choose("attack:1000:2000")
    .choose("no")
    .pass()
    .choose("attack:1001:2000")
    .asks("op:activate", 1)
    .choose("yes")
    .waits()
    .done();
  const main = { timing: "activateMain", oncePerTurn: true, steps: [addDon] };
  const back = {
    timing: "activateMain",
    steps: [
      {
        type: "op:move",
        target: ownCharacter({ count: { exactly: 1 }, filter: { name: "Hero" } }),
        to: { zone: "hand" },
      },
    ],
  };
  const game = gameOfCards([
    fact(HERO, { name: "Hero", cost: 0, abilities: [main] }),
    fact(RIVAL, { abilities: [back] }),
  ]);
  at({ characters: [HERO, RIVAL] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .notOffers([`use:1001:${HERO}:0`])
    .choose(`use:1002:${RIVAL}:0`)
    .choose("play:3000")
    .offers([`use:3001:${HERO}:0`])
    .waits()
    .done();
});

test("durations: until the end of the opponent's next turn, said on that very turn, is that turn", () => {
  const give = { type: "op:give", target: self, power: 1000, for: "untilEndOfOpponentsNextTurn" };
  const game = gameOf([{ timing: ["activateMain", "onOpponentsAttack"], steps: [give] }]);
  const until = { at: "end-phase", seat: 1, from: 5 };
  at({ characters: [HERO] }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .expect(onTable({ 1001: { marks: { 0: { amount: 1000, until } } } }))
    .pass()
    .expect(onTable({ 1001: { marks: { 0: { amount: 1000, until } } } }))
    .pass()
    .expect(onTable({ 1001: { marks: [] } }))
    .waits()
    .done();
  at({ characters: [HERO] }, {}, { game, active: 1, turn: 6 })
    .choose("attack:2000:1000")
    .expect(onTable({ 1001: { marks: { 0: { amount: 1000 } } } }))
    .pass()
    .pass()
    .expect(onTable({ 1001: { marks: [] } }))
    .waits()
    .done();
});
