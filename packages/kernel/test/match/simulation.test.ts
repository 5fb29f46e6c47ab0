import { expect, test } from "vitest";
import { compose, composeList, randomBot, simulateMatch, startMatch } from "../../src/entry/run.js";
import { coin, coinGame, coinWith } from "../fixtures/coin.js";
import { gongGame } from "../fixtures/gong.js";
import { sortingGame } from "../fixtures/sorting.js";
import { workshop } from "../fixtures/workshop.js";

test("a simulation says what may be answered, and refuses anything else", () => {
  const simulation = simulateMatch(coinGame(), { seed: 5 });
  expect(simulation.count()).toBe(2);
  expect([simulation.at(0), simulation.at(1)]).toEqual(["roll", "stop"]);
  expect(simulation.choice).toMatchObject({ kind: "one", options: [{ key: "roll" }, { key: "stop" }] });
  expect(simulation.pending).toMatchObject({ question: "coin:next", seat: 0 });
  expect(simulation.answer("fly")).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  expect(simulation.answer("stop")).toBeUndefined();
  expect(simulation.outcome).toMatchObject({ points: 0 });
  expect(simulation.answer("roll")).toMatchObject({ ok: false, code: "NO_DECISION" });
});

test("a marked state is come back to as often as one likes, whatever was played since", () => {
  const simulation = simulateMatch(coinGame(), { seed: 2 });
  simulation.answer("roll");
  const mark = simulation.mark();
  const before = simulation.snapshot();
  for (const _ of [1, 2]) {
    simulation.answer("roll");
    expect(simulation.slices.coin.rolls).toHaveLength(2);
    simulation.reset(mark);
    expect(simulation.snapshot()).toEqual(before);
  }
});

test("coming back to a state finds its question listed as it was, however often, and whichever way it is written", () => {
  let listed = 0;
  const game = compose([
    workshop((match, slice) => {
      match.own(slice, "shelf").jars += 1;
      match.cached("jars", ["workshop"], () => ++listed);
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1 });
  simulation.answer("work");
  const mark = simulation.mark();
  const before = JSON.stringify(mark);
  for (const inPlace of [false, true, false]) {
    simulation.reset(mark, { inPlace });
    const { choice } = simulation;
    simulation.answer("work");
    simulation.answer("work");
    expect(simulation.slices.workshop.shelf.jars).toBe(3);
    simulation.reset(mark);
    expect(simulation.choice).toEqual(choice);
    expect(simulation.slices.workshop.shelf.jars).toBe(1);
    expect(JSON.stringify(mark)).toBe(before);
  }
});

test("what was remembered on one way from a state is not taken for what another way led to", () => {
  const seen: string[] = [];
  const game = compose([
    workshop((match, slice) => {
      const shelf = match.own(slice, "shelf");
      shelf.jars += seen.length;
      seen.push(`${shelf.jars}:${match.cached("jars", ["workshop"], () => shelf.jars)}`);
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1 });
  const mark = simulation.mark();
  for (let way = 0; way < 3; way++) {
    simulation.reset(mark);
    simulation.answer("work");
  }
  expect(seen).toEqual(["0:0", "1:1", "2:2"]);
});

test("a simulation of a live match's state leaves the match alone and keeps its own holds", () => {
  const game = gongGame();
  const match = startMatch(game, { seed: 1, hold: "never" });
  const before = match.hash();
  const simulation = simulateMatch(game, { seed: 2, hold: "auto" });
  simulation.reset(match.state);
  expect(simulation.mark().policies.map(({ hold }) => hold)).toEqual(["auto", "auto"]);
  simulation.answer(["a"]);
  expect(simulation.slices.gong.heard).toEqual(["a"]);
  expect(match.hash()).toBe(before);
});

test("an input that fails after a reset is taken back to where the reset led", () => {
  const game = compose([
    workshop((match, slice) => {
      match.own(slice, "shelf").jars += 1;
      if (slice.shelf.jars === 3) throw new Error("the shelf is full");
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1 });
  simulation.answer("work");
  simulation.reset(simulation.mark());
  simulation.answer("work");
  expect(simulation.answer("work")).toMatchObject({ code: "HANDLER_FAILED" });
  expect(simulation.slices.workshop.shelf.jars).toBe(2);
  expect(simulation.answer("stop")).toBeUndefined();
  expect(simulation.outcome).toEqual({ winners: [0] });
});

test("a failing input is taken back whether answers were entered by index or as they are", () => {
  const game = compose([
    workshop((match, slice) => {
      match.own(slice, "shelf").jars += 1;
      if (slice.shelf.jars === 4) throw new Error("the shelf is full");
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1 });
  const index = [0, 1].find((at) => simulation.at(at) === "work") as number;
  expect(simulation.enterAt(index)).toBeUndefined();
  expect(simulation.enter("work")).toBeUndefined();
  expect(simulation.enterAt(index)).toBeUndefined();
  expect(simulation.enterAt(index)).toMatchObject({ code: "HANDLER_FAILED" });
  expect(simulation.slices.workshop.shelf.jars).toBe(3);
  expect(() => simulation.enterAt(99)).toThrow("NOT_AN_OPTION");
});

test("a setup that many simulations begin with is parsed when it comes and when it comes again, and when somebody wrote into it", () => {
  let parsed = 0;
  const plugin = coinWith({
    parseSetup: (options: unknown) => {
      parsed += 1;
      return options as never;
    },
  });
  const game = compose([plugin]);
  const setup = { faces: 6 } as { faces: number };
  for (let seed = 0; seed < 4; seed++) simulateMatch(game, { seed, setup });
  expect(parsed).toBe(2);
  setup.faces = 8;
  simulateMatch(game, { seed: 1, setup });
  expect(parsed).toBe(3);
  for (let seed = 0; seed < 4; seed++) simulateMatch(game, { seed });
  expect(parsed).toBe(5);
});

test("checks are off in simulation unless one wants them", () => {
  const game = compose([workshop((match) => match.publish("workshop:noted", { what: Math.random() } as never))]);
  expect(simulateMatch(game, { seed: 1 }).answer("work")).toBeUndefined();
  expect(simulateMatch(game, { seed: 1, checks: true }).answer("work")).toMatchObject({ code: "HANDLER_IMPURE" });
});

test("a simulation explains values as play does", () => {
  const game = compose([
    workshop(() => {}, { modify: { "workshop:strength": (_subject, match) => match.add(2, "oil") } }),
  ]);
  expect(simulateMatch(game, { seed: 1 }).explain("workshop:strength", {}, 3)).toMatchObject({
    value: 5,
    because: [{ by: "oil" }],
  });
});

test("a bot sees the question put to its seat and its own view, and answers the same for the same seed", () => {
  const { seen } = startMatch(sortingGame(), { seed: 1 });
  expect(seen).toMatchObject({ seat: 0, question: "sorting:order", about: null, choice: { kind: "order" } });
  expect(seen.slice("sorting")).toEqual({ order: ["a", "b", "c"] });
  expect(seen.slice("nobody")).toBeUndefined();
  const answers = (seed: number) => {
    const bot = randomBot(seed);
    return Array.from({ length: 8 }, () => bot.answer(seen));
  };
  expect(answers(1)).toEqual(answers(1));
  expect(new Set(answers(1).map(String)).size).toBeGreaterThan(1);
});

test("a bot has nothing to see when the match is over", () => {
  const match = startMatch(coinGame(), { seed: 1 });
  match.answer(0, "stop");
  expect(() => match.seen.seat).toThrow("NO_DECISION: No decision is pending: the match is over.");
});

test("a bot imagines every slice, with chance of its own and only its own policies", () => {
  const match = startMatch(composeList<never>([coin]), { seed: 1, hold: "never" });
  match.answer(0, "roll");
  expect(() => match.seen.imagine({})).toThrow(
    "HANDLER_FAILED: A bot imagines a state without the slice of coin: fill in every slice.",
  );
  expect(match.seen.imagine({ coin: { points: 7, rolls: [] } })).toMatchObject({
    slices: { coin: { points: 7, rolls: [] } },
    streams: {},
    policies: [{ hold: "never" }],
  });
  const gong = startMatch(gongGame(), { seed: 1, hold: "never" });
  expect(gong.seen.imagine(gong.state.slices).policies.map(({ hold }) => hold)).toEqual(["never", "auto"]);
});
