import { setup } from "xstate";
import { z } from "zod";
import { compose, startMatch } from "../../src/entry/run.js";
import { choose, declarePlugin, definePlugin, die, flowActions, type Owns, visible } from "../../src/index.js";

const Row = z.array(z.number());

const declared = declarePlugin({
  name: "ledger",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ row: Row, order: Row, pages: z.array(z.strictObject({ row: Row })) }),
    initial: ({ row }: { row: number[] }) => ({ row, order: [] as number[], pages: [] as { row: number[] }[] }),
    visibility: { row: visible.all, order: visible.all, pages: visible.all },
  },
  events: { "ledger:written": z.strictObject({ row: Row }), "ledger:opened": z.strictObject({ row: Row }) },
  effects: {
    "ledger:sort": z.strictObject({ row: Row }),
    "ledger:roll": z.strictObject({}),
    "ledger:note": z.strictObject({ order: Row }),
    "ledger:open": z.strictObject({}),
  },
  questions: { "ledger:next": Row },
  procedures: { ledger: z.null() },
});
interface Ledger extends Owns<typeof declared> {}

const machine = setup({ actions: { ...flowActions<Ledger>(), ask: () => {} } }).createMachine({
  id: "ledger",
  initial: "asking",
  states: { asking: { entry: "ask", on: { next: { target: "asking", reenter: true } } } },
});

/** Whatever can hold a list of the state holds one: payloads, options, what a question is about, the setup, the log. */
const ledger = definePlugin<Ledger>(declared, {
  effects: {
    "ledger:open": (slice, _effect, match) => match.publish("ledger:opened", { row: slice.row }),
    "ledger:sort": (slice, { row }, match) => {
      slice.row = row;
      match.publish("ledger:written", { row });
    },
    "ledger:note": (slice, { order }, match) => {
      slice.order = order;
      match.own(slice, "order").push(9);
    },
    "ledger:roll": (slice, _effect, match) => {
      const row = match.own(slice, "row");
      row.push(match.chance("dice", die(6)));
      if (row.length > 4) row.shift();
      const pages = match.own(slice, "pages");
      pages.push({ row: row.slice() });
      if (pages.length > 2) pages.shift();
      match.publish("ledger:written", { row });
    },
  },
  questions: {
    "ledger:next": {
      prompt: { id: "ledger:next" },
      choices: (_asked, match) => {
        const { row } = match.slices.ledger;
        return choose.order(row.map((_, key) => ({ key, row })));
      },
      answer: (answer, _asked, match) => {
        const order = answer as readonly number[];
        if (order[0] === 3) throw new Error("the last page is torn");
        const { row } = match.slices.ledger;
        if (order[0] !== 0) match.queue({ type: "ledger:sort", row: order.map((key) => row[key] as number) });
        match.queue({ type: "ledger:note", order: order as number[] });
        match.queue({ type: "ledger:roll" });
      },
    },
  },
  actions: { ask: (match) => match.ask("ledger:next", 0, match.slices.ledger.row as number[]) },
  procedures: { ledger: machine },
  game: {
    main: "ledger",
    // the very lists it was given
    parseSetup: (options) => options as { row: number[] },
    seats: () => 1,
    order: () => [0],
    setup: (_options, match) => match.queue({ type: "ledger:open" }),
  },
});

const game = compose([ledger]);

export const ledgerGame = game;
export const startLedger = (checks = false) => startMatch(game, { setup: { row: [1, 2, 3, 4] }, seed: 5, checks });
