import { setup } from "xstate";
import { z } from "zod";
import { compose, startMatch } from "../../src/entry/run.js";
import {
  type Behaviour,
  choose,
  declarePlugin,
  definePlugin,
  end,
  flowActions,
  type Match,
  type Owns,
  visible,
} from "../../src/index.js";

const declared = declarePlugin({
  name: "workshop",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ notes: z.array(z.string()), shelf: z.strictObject({ jars: z.number() }) }),
    initial: () => ({ notes: [] as string[], shelf: { jars: 0 } }),
    visibility: { notes: visible.all, shelf: visible.all },
  },
  events: { "workshop:noted": z.strictObject({ what: z.string() }) },
  effects: { "workshop:work": z.strictObject({}), "workshop:note": z.strictObject({ what: z.string() }) },
  values: {
    "workshop:strength": { kind: "number", subject: z.looseObject({}), means: "How strong" },
    "workshop:pool": { kind: "record", subject: z.looseObject({}), means: "Dice by colour" },
  },
  windows: { "workshop:break": { subject: z.strictObject({ hour: z.int() }), protocol: "once" } },
  questions: { "workshop:next": z.null(), "workshop:which": z.strictObject({ of: z.string() }) },
  lasting: { "workshop:glow": z.strictObject({ colour: z.string() }), "workshop:hum": z.null() },
  procedures: { workshop: z.null(), errand: z.strictObject({ to: z.string() }), spiral: z.null(), maze: z.null() },
  scopes: ["day", "errand"],
});
export interface Workshop extends Owns<typeof declared> {}

const main = setup({ actions: flowActions<Workshop>() }).createMachine({
  id: "workshop",
  initial: "asking",
  states: {
    asking: {
      meta: { scope: "day" },
      entry: { type: "ask", params: { question: "workshop:next" } },
      on: { next: { target: "asking", reenter: true } },
    },
  },
});

/** There and back within a scope of its own; it asks nobody. */
const errand = setup({ actions: { arrive: () => {} } }).createMachine({
  id: "errand",
  initial: "going",
  states: { going: { meta: { scope: "errand" }, entry: "arrive", on: { next: "back" } }, back: { type: "final" } },
});

/** Calls itself without end. */
const spiral = setup({ actions: { deeper: () => {} } }).createMachine({
  id: "spiral",
  initial: "turning",
  states: { turning: { entry: "deeper", on: { next: "out" } }, out: { type: "final" } },
});

/** Two corners that lead to each other, and nothing happens at either. */
const maze = setup({}).createMachine({
  id: "maze",
  initial: "left",
  states: { left: { on: { next: "right" } }, right: { on: { next: "left" } } },
});

type Work = (match: Match<Workshop>, slice: Workshop["slice"]) => void;
type Rules = Partial<Omit<Behaviour<Workshop>, "effects" | "procedures" | "game">>;

/** One seat, and a rule that does whatever a test wants to see done. */
export const workshop = (work: Work, { questions, actions, ...rules }: Rules = {}) =>
  definePlugin<Workshop>(declared, {
    effects: {
      "workshop:work": (slice, _effect, match) => work(match, slice),
      "workshop:note": (slice, { what }, match) => {
        match.own(slice, "notes").push(what);
        match.publish("workshop:noted", { what });
      },
    },
    questions: {
      "workshop:next": {
        prompt: { id: "workshop:next" },
        choices: () => choose.one([{ key: "work" }, { key: "stop" }]),
        answer: (answer, _asked, match) =>
          match.queue(answer === "work" ? { type: "workshop:work" } : end({ winners: [0] })),
      },
      "workshop:which": {
        prompt: { id: "workshop:which" },
        choices: () => choose.one([{ key: "this" }, { key: "that" }]),
        answer: (answer, _asked, match) => match.queue({ type: "workshop:note", what: String(answer) }),
      },
      ...questions,
    },
    actions: {
      arrive: (match) => match.queue({ type: "workshop:note", what: `at ${match.vars.to}` }),
      deeper: (match) => match.call("spiral"),
      ...actions,
    },
    ...rules,
    procedures: { workshop: main, errand, spiral, maze },
    game: {
      main: "workshop",
      parseSetup: (options) => z.strictObject({}).parse(options),
      seats: () => 1,
      order: () => [0],
    },
  });

/** A match in which the rule was asked to work once, and what came of it. */
export function worked(work: Work, rules: Rules = {}, options: { readonly checks?: boolean } = {}) {
  const match = startMatch(compose([workshop(work, rules)]), { seed: 1, checks: true, ...options });
  const result = match.answer(0, "work");
  return { match, told: result.ok ? "" : `${result.code}: ${result.reason}` };
}

/** The match as a rule sees it whose author cast the types away. */
export const untyped = (match: Match<Workshop>) =>
  match as unknown as { readonly [K in keyof Match<Workshop>]: (...said: readonly unknown[]) => unknown };
