import { expect, test } from "vitest";
import { setup } from "xstate";
import { composeList, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, flowActions, needs } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

const hasty = (procedure: string, name = "hasty") =>
  definePlugin(declarePlugin({ name, version: "0.1.0", requires: [needs<never>(coin as never, "*")] }), {
    effects: {},
    instead: {
      [procedure]: setup({ actions: { ...flowActions(), hurry: () => {} } }).createMachine({
        id: procedure,
        initial: "rolling",
        states: { rolling: { entry: "hurry", on: { next: "done" } }, done: { type: "final" } },
      }),
    },
    actions: { hurry: (match: never) => (match as { queue(effect: object): void }).queue({ type: "coin:stop" }) },
  } as never);

test("a machine runs in the place of a required plugin's, with actions of its own", () => {
  const match = startMatch(composeList([coin, hasty("coin")]), { seed: 1 });
  expect(match.decision).toBeNull();
  expect(match.outcome).toMatchObject({ winners: [] });
});

test("a procedure that nobody required has, and one that two run, are told", () => {
  expect(() => composeList([coin, hasty("coins")])).toThrow(/runs the procedure "coins".*Did you mean "coin"\?/);
  expect(() => composeList([coin, hasty("coin"), hasty("coin", "hastier")])).toThrow(
    /"coin" is run by "hasty" and by "hastier"/,
  );
});
