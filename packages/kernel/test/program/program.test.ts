import { describe, expect, test, vi } from "vitest";
import { setup } from "xstate";
import { z } from "zod";
import { tableExecutor } from "../../src/entry/flow.js";
import { compose, type Game, prepareProgram, randomBot, simulateMatch, startMatch } from "../../src/entry/run.js";
import { choose, declarePlugin, definePlugin, end, flowActions, type Owns, visible } from "../../src/index.js";
import { programOf } from "../../src/program/program.js";
import { writeProgram } from "../../src/program/write-program.js";
import { sortingGame } from "../match/sorting.js";
import { coinGame } from "../run/coin.js";
import { gongGame } from "../run/gong.js";
import { workshop } from "../run/workshop.js";

const games: readonly (readonly [string, Game<never>])[] = [
  ["a game with chance", coinGame() as Game<never>],
  ["a game with windows, triggers and calls", gongGame() as Game<never>],
  ["a game with orders", sortingGame() as Game<never>],
];

describe.each(games)("the program of %s", (_name, game) => {
  prepareProgram(game);

  test("simulates what the interpreter simulates, in place and from a mark", () => {
    for (const seed of [1, 2, 3]) {
      const written = simulateMatch(game, { seed });
      const interpreted = simulateMatch(game, { seed, executor: tableExecutor });
      const bot = randomBot(seed);
      for (let input = 0; input < 40 && interpreted.pending !== null; input++) {
        if (input === 20) for (const one of [written, interpreted]) one.reset(one.mark());
        const answer = bot.answer(interpreted.seen);
        expect(written.enter(answer)).toEqual(interpreted.enter(answer));
        expect(written.snapshot()).toEqual(interpreted.snapshot());
      }
    }
  });

  test("plays what the interpreter plays, and tells the same", () => {
    const written = startMatch(game, { seed: 4, checks: false });
    const interpreted = startMatch(game, { seed: 4, checks: false, executor: tableExecutor });
    const bot = randomBot(4);
    for (let input = 0; input < 40 && interpreted.decision !== null; input++) {
      const { seat } = interpreted.decision;
      const answer = bot.answer(interpreted.seen);
      const [one, other] = [written.answer(seat, answer), interpreted.answer(seat, answer)];
      expect(one.ok && one.recorded).toEqual(other.ok && other.recorded);
      expect(written.hash()).toBe(interpreted.hash());
    }
    expect(written.undo({ by: 0, to: 1, consent: [0, 1].slice(0, written.seats) }).ok).toBe(true);
    expect(written.redo().ok).toBe(true);
  });
});

test("limits, depths and failures are told in the interpreter's words, and taken back", () => {
  for (const what of ["spiral", "maze", "endless", "throw"]) {
    const game = compose([
      workshop((match, slice) => {
        match.own(slice, "shelf").jars += 1;
        if (slice.shelf.jars < 3) return;
        if (what === "throw") throw new Error("the shelf is full");
        if (what === "endless") match.queue({ type: "workshop:work" });
        else match.call(what as "spiral");
      }),
    ]);
    prepareProgram(game);
    const [written, interpreted] = [undefined, tableExecutor].map((executor) => {
      const simulation = simulateMatch(game, { seed: 1, ...(executor === undefined ? {} : { executor }) });
      const told = [1, 2, 3].map(() => simulation.answer("work"));
      return { told: told.map((refusal) => refusal?.reason), jars: simulation.slices.workshop.shelf.jars };
    });
    expect(written).toEqual(interpreted);
    expect(written?.jars).toBe(2);
  }
});

const odd = '`;throw new Error("code")}//\n\u2028${"';
const oddDeclared = declarePlugin({
  name: "odd",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ done: z.number() }),
    initial: () => ({ done: 0 }),
    visibility: { done: visible.all },
  },
  events: { [`odd:${odd}`]: z.strictObject({ [odd]: z.string() }) },
  effects: { [`odd:${odd}`]: z.strictObject({ [odd]: z.string() }) },
  questions: { [`odd:${odd}`]: z.null() },
  procedures: { [odd]: z.null() },
});
interface Odd extends Owns<typeof oddDeclared> {}

test("names and data of plugins reach a program as values, never as code", () => {
  const name = `odd:${odd}`;
  const machine = setup({ actions: flowActions() }).createMachine({
    id: "odd",
    initial: odd.replace(/\./g, ""),
    states: {
      [odd]: {
        entry: [
          { type: "publish", params: { event: name, [odd]: odd } },
          { type: "ask", params: { question: name } },
        ],
        on: { next: "after" },
      },
      after: { entry: { type: "queue", params: { type: name, [odd]: odd } }, on: { next: odd } },
    },
  } as never);
  const game = compose([
    definePlugin<Odd>(
      oddDeclared as never,
      {
        effects: {
          [name]: (slice: { done: number }, effect: Readonly<Record<string, string>>) => {
            if (effect[odd] === odd) slice.done += 1;
          },
        },
        questions: {
          [name]: {
            prompt: { id: "odd" },
            choices: () => choose.one([{ key: odd }, { key: "stop" }]),
            answer: (answer: unknown, _asked: unknown, match: { queue(effect: unknown): void }) => {
              if (answer === "stop") match.queue(end({ winners: [0] }));
            },
          },
        },
        procedures: { [odd]: machine },
        game: { main: odd, parseSetup: () => ({}), seats: () => 1, order: () => [0] },
        messages: { odd: "?" },
      } as never,
    ),
  ]);
  expect(prepareProgram(game)).toBe(true);
  const simulation = simulateMatch(game as unknown as Game<Odd>, { seed: 1 });
  simulation.answer(odd);
  simulation.answer(odd);
  expect((simulation.slices as unknown as { odd: { done: number } }).odd.done).toBe(2);
  expect(writeProgram(game, { inPlace: true, records: false }).text).not.toContain("throw new Error");
});

test("a program's steps are named in stack traces", () => {
  const { text } = writeProgram(coinGame(), { inPlace: true, records: false });
  expect(text).toMatch(/function step\d+_coin_\d+_\w+\(/);
  expect(text).toMatch(/\/\/# sourceURL=riposte\/coin-simulation\.js\n$/);
});

test("where code may not be written, everything is interpreted", () => {
  const game = coinGame();
  vi.stubGlobal(
    "Function",
    class Forbidden {
      constructor() {
        throw new EvalError("content security policy");
      }
    },
  );
  try {
    expect(prepareProgram(game)).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(simulateMatch(game, { seed: 5 }).answer("stop")).toBeUndefined();
  expect(programOf(game, { inPlace: true, records: false })).toBeNull();
  expect(programOf(coinGame(), { inPlace: true, records: false })).not.toBeNull();
});
