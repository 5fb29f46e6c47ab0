import { choose } from "@riposte/kernel";
import { expect, test } from "vitest";
import { parseScenario, runScenario, scenario } from "../../src/index.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

const game = coinGame();

test("a scenario reads like the rule and is proved in all ways", () => {
  scenario(game, { dice: { dice: [3, 6] }, slices: { coin: { points: 2 } } })
    .asks("coin:next", 0)
    .offersExactly(["roll", "stop"])
    .notOffers(["boast"])
    .refuses("fly", "NOT_AN_OPTION")
    .choose("roll")
    .expect({ coin: { points: 5, rolls: [3] } })
    .event("coin:rolled", { face: 3 })
    .noEvent("luck:noted")
    .choose("roll")
    .undo()
    .expect({ coin: { points: 5 } })
    .redo()
    .expect({ coin: { points: 12, rolls: [3, 6] }, luck: { sixes: 1 } })
    .value("coin:worth", { face: 6 }, 6, 7, ["luck"])
    .sees(null, { coin: { points: 12 } })
    .hides(0, "coin.secret")
    .choose("stop")
    .outcome({ winners: [0], points: 12 })
    .done();
});

test("a six is worth seven and is noted", () => {
  scenario(game, { dice: { dice: [6] }, slices: { coin: { points: 2 } } })
    .offersExactly(["roll", "stop"])
    .choose("roll")
    .expect({ coin: { points: 9 }, luck: { sixes: 1 } })
    .event("luck:noted", { sixes: 1 })
    .refuses("fly", "NOT_AN_OPTION")
    .done();
});

test("a reason for what cannot be chosen is part of the decision", () => {
  scenario(game).explains("stop", "coin:nothing-yet").offers(["roll"]).done();
});

test("a decision, a roll or a wrong value that is left over fails the scenario", () => {
  const twoRolls = { dice: { dice: [3, 4] } };
  expect(() => scenario(game, twoRolls).choose("roll").waits().done()).toThrow(/dice.*entry 2: 4/);
  expect(() =>
    scenario(game, { dice: { dice: [3] } })
      .choose("roll")
      .done(),
  ).toThrow(/asked \\"coin:next\\"/);
  expect(() => scenario(game, twoRolls).choose("roll").choose("roll").choose("roll")).not.toThrow();
  expect(() => scenario(game, twoRolls).choose("roll").choose("roll").choose("roll").done()).toThrow(
    "SCRIPT_EXHAUSTED",
  );
  expect(() =>
    scenario(game, { dice: { dice: [3] } })
      .choose("roll")
      .expect({ coin: { rolls: [4] } })
      .waits()
      .done(),
  ).toThrow('step 2 (expect {"coin":{"rolls":[4]}}): slices.coin.rolls[0]: expected 4, got 3');
});

test("what a scenario expects wrongly is a difference with its path, expected and actual value", () => {
  const wrong = scenario(game, { dice: { dice: [6] } })
    .choose("roll")
    .steps([
      { asks: "coin:other", seat: 1 },
      { offers: ["fly"] },
      { notOffers: ["roll"] },
      { offersExactly: ["roll"] },
      { refuses: "stop", code: "WRONG_SEAT", seat: 0 },
    ])
    .run();
  expect(wrong.ok).toBe(false);
  expect(wrong.differences.map(({ step, path }) => `${step} ${path}`)).toEqual([
    "1 decision.question",
    "1 decision.seat",
    "2 decision.offers",
    "3 decision.offers",
    "4 decision.offers",
    "5 refuses",
  ]);
  const unheard = scenario(game, { dice: { dice: [6] } })
    .choose("roll")
    .event("coin:rolled", { face: 5 })
    .noEvent("luck:noted")
    .value("coin:worth", { face: 6 }, 6, 6)
    .sees(0, { coin: { secret: 7 } })
    .hides(0, "coin.points")
    .outcome({ winners: [0] })
    .explains("stop")
    .run();
  expect(unheard.differences.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a refused verb ends the scenario there", () => {
  const result = scenario(game)
    .choose("fly")
    .expect({ coin: { points: 99 } })
    .run();
  expect(result.differences).toMatchObject([{ step: 0, expected: "accepted" }]);
});

test("a position is a snapshot, what follows inputs, or slices written over, in any combination", () => {
  const reached = scenario(game, { dice: { dice: [5] } })
    .choose("roll")
    .waits()
    .run().state;
  scenario(game, {
    snapshot: reached,
    dice: { dice: [2] },
    after: [{ seat: 0, answer: "roll" }],
    slices: { luck: { sixes: 4 } },
  })
    .expect({ coin: { points: 7, rolls: [5, 2] }, luck: { sixes: 4 } })
    .choose("stop")
    .outcome({ points: 7 })
    .done();
});

test("a position that does not fit the game is refused with every problem", () => {
  expect(() => scenario(game, { slices: { coin: { point: 3 } } as never }).run()).toThrow(
    /position\.slices\.coin\.point: unknown field "point"\. Did you mean "points"\?/,
  );
  expect(() => scenario(game, { slices: { luk: {} } as never }).run()).toThrow(/Did you mean "luck"\?/);
  expect(() => scenario(game, { after: [{ seat: 0, answer: "fly" }] }).run()).toThrow(/after\[0\].*NOT_AN_OPTION/);
  expect(() => scenario(game, { setup: { secrt: 1 } }).run()).toThrow("SETUP_INVALID");
});

test("a snapshot that does not fit its plugins is refused, and a state nobody can decide in is a difference", () => {
  const { state } = scenario(game).run();
  const slices = { ...state.slices, coin: { points: "many" } };
  expect(() => scenario(game, { snapshot: { ...state, slices } }).run()).toThrow(
    /SCENARIO_INVALID.*\n- position\.slices\.coin\.points/,
  );
  const posing = coinGame(
    coin({
      questions: {
        "coin:next": {
          prompt: { id: "coin:next" },
          alwaysAsk: true,
          choices: (_asked, { slices: { coin: table } }) => {
            if (table.points === 5) throw new Error("no such question");
            return choose.one([{ key: "roll" }]);
          },
          answer: () => undefined,
        },
      },
    }),
    luck(),
  );
  const [found] = scenario(posing, { slices: { coin: { points: 5 } } })
    .choose("roll")
    .run().differences;
  expect(found?.actual).toMatch(/no such question/);
});

test("a scenario is plain JSON, and the file runs as the code does", () => {
  const written = scenario(game, { dice: { dice: [6] } })
    .title("a six is worth seven")
    .seat(0)
    .choose("roll")
    .expect({ coin: { points: 7 } })
    .waits();
  const file = JSON.parse(JSON.stringify(written));
  expect(parseScenario(file)).toEqual(file);
  expect(runScenario(game, file)).toEqual(written.run());
  expect(runScenario(game, file).state.slices.coin).toMatchObject({ points: 7 });
});
