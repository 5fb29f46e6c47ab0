import { setup } from "xstate";
import { z } from "zod";
import { choose, declarePlugin, definePlugin, flowActions, type Match, type Owns, visible } from "../../src/index.js";

const declared = declarePlugin({
  name: "shelves",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ jars: z.array(z.string()), dust: z.int() }),
    initial: () => ({ jars: [] as string[], dust: 0 }),
    visibility: { jars: visible.all, dust: visible.all },
  },
  facets: { jars: { within: ["jars"], of: ({ jars }) => jars, writtenBy: ["shelves:fill"] } },
  effects: {
    "shelves:fill": z.strictObject({}),
    "shelves:dust": z.strictObject({}),
    "shelves:sell": z.strictObject({}),
  },
  values: { "shelves:worth": { kind: "number", subject: z.null(), means: "What it is worth" } },
  windows: { "shelves:sale": { subject: z.null(), protocol: "once" } },
  lasting: { "shelves:offer": z.null(), "shelves:rain": z.null() },
  questions: { "shelves:next": z.null() },
  procedures: { shelves: z.null() },
});
export interface Shelves extends Owns<typeof declared> {}

const main = setup({ actions: flowActions<Shelves>() }).createMachine({
  id: "shelves",
  initial: "asking",
  states: {
    asking: {
      entry: { type: "ask", params: { question: "shelves:next" } },
      on: { next: { target: "asking", reenter: true } },
    },
  },
});

export type ShelvesMatch = Match<Shelves>;

/** One seat that fills, dusts and opens sales; `sell` takes a jar and has not said so. */
export const shelves = definePlugin<Shelves>(declared, {
  effects: {
    "shelves:fill": (slice, _effect, match) => void match.own(slice, "jars").push(`jar ${slice.jars.length}`),
    "shelves:dust": (slice) => {
      slice.dust += 1;
    },
    "shelves:sell": (slice, _effect, match) => void match.own(slice, "jars").pop(),
  },
  questions: {
    "shelves:next": {
      prompt: { id: "shelves:next" },
      choices: () => choose.one(["fill", "dust", "sell", "sale", "offer", "rain"].map((key) => ({ key }))),
      answer: (answer, _asked, match) => {
        if (answer === "sale") match.open("shelves:sale", null);
        else if (answer === "offer" || answer === "rain") match.last(`shelves:${answer}`, {});
        else match.queue({ type: `shelves:${answer}` as "shelves:dust" });
      },
    },
  },
  procedures: { shelves: main },
  game: {
    main: "shelves",
    parseSetup: (options) => z.strictObject({}).parse(options),
    seats: () => 1,
    order: () => [0],
  },
});
