import { test } from "vitest";
import { discard, gameOf, HERO, opposing, ownCharacter, self } from "../invented.js";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const don = { active: 1 };
const draw = (count: unknown) => ({ type: "op:draw", count });
const playHero = (steps: readonly object[], you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don, ...you }, opponent, { game: gameOf([{ timing: "onPlay", steps }]) }).choose("play:1100");

test("a condition chooses between steps", () => {
  const steps = [
    {
      type: "op:if",
      condition: { number: { size: "life", side: "you" }, max: 2 },
      steps: [draw(2)],
      else: [draw(1)],
    },
  ];
  playHero(steps, { life: [VANILLA] })
    .expect(sides({ hand: [3001, 3002] }))
    .waits()
    .done();
  playHero(steps)
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test('"if you do" reads whether the action before really happened', () => {
  const ko = { type: "op:ko", target: opposing() };
  const steps = [ko, { type: "op:if", condition: { did: true }, steps: [draw(1)] }];
  playHero(steps, {}, { characters: [VANILLA] })
    .choose([2001])
    .expect(sides({ hand: [3002] }))
    .waits()
    .done();
  playHero(steps, {}, { characters: [VANILLA] })
    .choose([])
    .expect(sides({ hand: [] }))
    .waits()
    .done();
  playHero(steps)
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("a number of what was done is the action's before, not the own one's", () => {
  const target = { side: "you", zones: ["hand"], count: { upTo: "any" } };
  const steps = [
    { type: "op:move", target, to: { zone: "trash" } },
    { type: "op:give", target: self, power: { done: "count", times: 1000 }, for: "thisTurn" },
  ];
  playHero(steps, { hand: [HERO, VANILLA, BIG] })
    .choose([1101, 1102])
    .value("card:power", { card: 3000 }, 4000, 4000)
    .expect(onTable({ 3000: { marks: [{ kind: "power", amount: 2000, until: TURN, by: HERO }] } }))
    .waits()
    .done();
});
const TURN = { at: "turn-end", seat: 0, from: 5 };

test("what may be done with a cost is done only if the cost is really paid", () => {
  const may = { type: "op:may", costs: [discard(1)], steps: [draw(2)], else: [draw(1)] };
  playHero([may], { hand: [HERO, VANILLA] })
    .asks("op:may", 0)
    .choose("yes")
    .expect(sides({ trash: [3001], hand: [3002, 3003] }))
    .waits()
    .done();
  playHero([may], { hand: [HERO, VANILLA] })
    .choose("no")
    .expect(sides({ trash: [], hand: [1101, 3001] }))
    .waits()
    .done();
  // nothing to pay with: nobody is asked
  playHero([may])
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("a cost that a replacement takes away is not paid", () => {
  const may = {
    type: "op:may",
    costs: [{ type: "op:ko", target: ownCharacter({ count: { exactly: 1 }, filter: { other: "self" } }) }],
    steps: [draw(2)],
  };
  const instead = { timing: "instead", instead: { event: "ko" }, optional: true, steps: [draw(1)] };
  const saved = { timing: "onPlay", steps: [may] };
  const game = gameOf([saved, instead]);
  at({ hand: [HERO], characters: [HERO], don }, {}, { game })
    .choose("play:1100")
    .choose("yes")
    .choose("instead:1001:T02-001:1")
    .expect(sides({ characters: [1001, 3000], hand: [3001] }))
    .waits()
    .done();
});

test("the opponent may do something, and if not something else happens", () => {
  const may = {
    type: "op:may",
    player: "opponent",
    costs: [
      {
        type: "op:move",
        target: { side: "opponent", zones: ["life"], at: "top", count: { exactly: 1 } },
        to: { zone: "trash" },
      },
    ],
    steps: [{ type: "op:number", as: "nothing", value: 0 }],
    else: [draw(1)],
  };
  playHero([may])
    .asks("op:may", 1)
    .choose("yes")
    .expect(sides({ hand: [] }, { life: [2201, 2202, 2203, 2204], trash: [3001] }))
    .waits()
    .done();
  playHero([may])
    .choose("no")
    .expect(sides({ hand: [3001] }, { life: [2200, 2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

test("one of several is chosen, by whom the text says, among those whose condition holds", () => {
  const options = [
    { gist: "Draw.", steps: [draw(1)] },
    { gist: "K.O.", condition: { exists: opposing() }, steps: [{ type: "op:ko", target: opposing() }] },
    { gist: "Draw two.", steps: [draw(2)] },
  ];
  playHero([{ type: "op:choose", player: "opponent", options }])
    .asks("op:choose", 1)
    .offersExactly([0, 2])
    .choose(2)
    .expect(sides({ hand: [3001, 3002] }))
    .waits()
    .done();
});

test("steps are repeated as often as a number says", () => {
  const times = { count: { side: "you", zones: ["characters"], count: "all" } };
  playHero([{ type: "op:repeat", times, steps: [draw(1)] }], { characters: [VANILLA, VANILLA] })
    .expect(sides({ hand: [3001, 3002, 3003] }))
    .waits()
    .done();
});

test("a chosen number is compared with a revealed card", () => {
  const top = { side: "opponent", zones: ["deck"], at: "top", count: { exactly: 1 } };
  const steps = [
    { type: "op:chooseNumber", as: "guess", min: 0, max: 10 },
    { type: "op:reveal", target: top, as: "shown" },
    {
      type: "op:if",
      condition: { ref: "shown", matches: { cost: { min: { bound: "guess" }, max: { bound: "guess" } } } },
      steps: [draw(1)],
    },
  ];
  playHero(steps)
    .asks("op:number", 0)
    .choose(2)
    .event("card:revealed", { card: 2400, code: VANILLA, seat: 1, zone: "deck" })
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
  playHero(steps)
    .choose(3)
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("a number that was named is read later, when what it counted has changed", () => {
  const life = { size: "life", side: "opponent" };
  const top = { side: "opponent", zones: ["life"], at: "top", count: { exactly: 1 } };
  const steps = [
    { type: "op:number", as: "before", value: life },
    { type: "op:move", target: top, to: { zone: "trash" } },
    draw({ sum: [{ bound: "before" }, { ...life, times: -1 }] }),
  ];
  playHero(steps)
    .expect(sides({ hand: [3002] }))
    .waits()
    .done();
});

test("a card activates its ability of another timing only as printed: with its marks, its conditions, and not negated", () => {
  const activates = { timing: "onPlay", steps: [{ type: "op:activate", timing: "activateMain" }] };
  const main = (marks: object) => ({ timing: "activateMain", steps: [draw(2)], ...marks });
  const drawn = (marks: object, hand: readonly number[], steps: readonly object[] = []) =>
    at(
      { hand: [HERO, BIG], don },
      {},
      { game: gameOf([{ ...activates, steps: [...steps, ...activates.steps] }, main(marks)]) },
    )
      .choose("play:1100")
      .expect(sides({ hand: [1101, ...hand] }))
      .waits()
      .done();
  drawn({}, [3001, 3002]);
  drawn({ don: 1 }, []);
  drawn({ turn: "opponent" }, []);
  drawn({ condition: { number: { size: "life", side: "you" }, max: 0 } }, []);
  drawn({}, [], [{ type: "op:give", target: self, negated: ["activateMain"], for: "thisTurn" }]);
});

test("a card activates its ability of another timing, with that one's own costs", () => {
  const main = { timing: "activateMain", costs: [discard(1)], steps: [draw(2)] };
  const onPlay = { timing: "onPlay", steps: [{ type: "op:activate", timing: "activateMain" }] };
  at({ hand: [HERO, BIG], don }, {}, { game: gameOf([onPlay, main]) })
    .choose("play:1100")
    .asks("op:activate", 0)
    .choose("yes")
    .expect(sides({ trash: [3001], hand: [3002, 3003] }))
    .waits()
    .done();
});
