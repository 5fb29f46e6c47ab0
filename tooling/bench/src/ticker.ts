import { choose, declarePlugin, definePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import { z } from "zod";
import { tickerMachine } from "./machines/ticker-machine.js";

/** How often one input repeats what is measured. */
export const REPEATS = 1000;
/** Flow steps of one input that walks: eight a round. */
export const WALK_STEPS = 125 * 8;

const declared = declarePlugin({
  name: "ticker",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ count: z.number(), walks: z.number(), log: z.array(z.number()) }),
    initial: () => ({ count: 0, walks: 0, log: [0, 0, 0, 0, 0, 0, 0, 0] }),
    visibility: { count: visible.all, walks: visible.all, log: visible.all },
  },
  events: {
    "ticker:heard": z.strictObject({ count: z.number() }),
    "ticker:unheard": z.strictObject({ count: z.number() }),
  },
  effects: {
    "ticker:tick": z.strictObject({}),
    "ticker:tell": z.strictObject({}),
    "ticker:whisper": z.strictObject({}),
    "ticker:walk": z.strictObject({ rounds: z.number() }),
    "ticker:note": z.strictObject({}),
  },
  questions: { "ticker:next": z.null() },
  procedures: { ticker: z.null() },
});
export interface Ticker extends Owns<typeof declared> {}

const REPEATED = { tick: "ticker:tick", tell: "ticker:tell", whisper: "ticker:whisper" } as const;

/** A fixture for unit prices and long matches: one input repeats one thing many times, or notes one number. */
const ticker = definePlugin<Ticker>(declared, {
  effects: {
    "ticker:tick": (slice) => {
      slice.count += 1;
    },
    "ticker:tell": (slice, _effect, match) => {
      slice.count += 1;
      match.publish("ticker:heard", { count: slice.count });
    },
    "ticker:whisper": (slice, _effect, match) => {
      slice.count += 1;
      match.publish("ticker:unheard", { count: slice.count });
    },
    "ticker:walk": (slice, { rounds }) => {
      slice.walks = rounds;
    },
    "ticker:note": (slice, _effect, match) => {
      slice.count += 1;
      match.own(slice, "log")[slice.count & 7] = slice.count;
    },
  },
  on: {
    "ticker:heard": ({ count }, match) => {
      if (count < 0) match.queue({ type: "ticker:tick" });
    },
  },
  questions: {
    "ticker:next": {
      prompt: { id: "ticker:next" },
      choices: () =>
        choose.one([{ key: "note" }, { key: "tick" }, { key: "tell" }, { key: "whisper" }, { key: "walk" }]),
      answer(answer, _asked, match) {
        if (answer === "note") return match.queue({ type: "ticker:note" });
        if (answer === "walk") return match.queue({ type: "ticker:walk", rounds: WALK_STEPS / 8 });
        const effect = { type: REPEATED[answer as keyof typeof REPEATED] };
        for (let i = 0; i < REPEATS; i++) match.queue(effect);
      },
    },
  },
  procedures: { ticker: tickerMachine },
  actions: { walked: (match) => match.setVar("walked", ((match.vars.walked as number | undefined) ?? 0) + 1) },
  guards: {
    isDone: (match) => {
      const isOver = (match.vars.walked as number) > match.slices.ticker.walks;
      if (isOver) match.setVar("walked", 0);
      return isOver;
    },
  },
  game: { main: "ticker", parseSetup: (setup) => z.strictObject({}).parse(setup), seats: () => 1, order: () => [0] },
  messages: { "ticker:next": "What next?" },
});

/** The fixture beside plugins that do not listen to what is measured. */
export function tickerGame(deafPlugins = 0): Game<Ticker> {
  const deaf = Array.from(
    { length: deafPlugins },
    (_, index): AnyPlugin =>
      definePlugin(declarePlugin({ name: `deaf-${index}`, version: "0.1.0", requires: [needs(ticker, "*")] }), {
        effects: {},
        on: { "ticker:heard": () => undefined },
      }),
  );
  return composeList([ticker, ...deaf]);
}
