import { setup } from "xstate";
import { z } from "zod";
import { compose } from "../../src/entry/run.js";
import { choose, declarePlugin, definePlugin, flowActions, type Owns, visible } from "../../src/index.js";

const declared = declarePlugin({
  name: "sorting",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ order: z.array(z.string()), secret: z.boolean() }),
    initial: () => ({ order: ["a", "b", "c"], secret: false }),
    visibility: { order: visible.all, secret: visible.none },
  },
  events: { "sorting:opened": z.strictObject({}), "sorting:sorted": z.strictObject({ order: z.array(z.string()) }) },
  effects: {
    "sorting:sort": z.strictObject({ order: z.array(z.string()) }),
    "sorting:open": z.strictObject({}),
  },
  questions: { "sorting:order": z.null() },
  procedures: { sorting: z.null() },
});
interface Sorting extends Owns<typeof declared> {}

const machine = setup({ actions: flowActions<Sorting>() }).createMachine({
  id: "sorting",
  initial: "asking",
  states: {
    asking: {
      entry: { type: "ask", params: { question: "sorting:order" } },
      on: { next: { target: "asking", reenter: true } },
    },
  },
});

/** Two seats sort letters in turn, for ever: answers are arrays, and setup has events. */
const sorting = definePlugin<Sorting>(declared, {
  effects: {
    "sorting:open": (_slice, _effect, match) => match.publish("sorting:opened", {}),
    "sorting:sort": (slice, { order }, match) => {
      slice.order = order;
      match.publish("sorting:sorted", { order });
    },
  },
  questions: {
    "sorting:order": {
      prompt: { id: "sorting:order" },
      choices: (_asked, match) => {
        if (match.slices.sorting.secret) throw new Error("the ace is in seat 1's hand");
        return choose.order(match.slices.sorting.order.map((key) => ({ key })));
      },
      answer: (order, _asked, match) => match.queue({ type: "sorting:sort", order: order as string[] }),
    },
  },
  procedures: { sorting: machine },
  game: {
    main: "sorting",
    parseSetup: (options) => z.strictObject({}).parse(options),
    seats: () => 2,
    order: () => [0, 1],
    setup: (_options, match) => match.queue({ type: "sorting:open" }),
  },
});

export const sortingGame = () => compose([sorting]);
