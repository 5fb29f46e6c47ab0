import { expect, test } from "vitest";
import { type AnyStateMachine, setup } from "xstate";
import { z } from "zod";
import { toMermaid } from "../../src/entry/flow.js";
import { composeList, startMatch } from "../../src/entry/run.js";
import { machineOf } from "../../src/flow/state-config.js";
import { declarePlugin, definePlugin, flowActions, type Owns, visible } from "../../src/index.js";

const declared = declarePlugin({
  name: "bell",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ rung: z.array(z.string()) }),
    initial: () => ({ rung: [] as string[] }),
    visibility: { rung: visible.all },
  },
  procedures: { bell: z.null() },
  effects: { "bell:ring": z.strictObject({ tone: z.enum(["low", "high"]) }), "bell:end": z.strictObject({}) },
});
interface Bell extends Owns<typeof declared> {}

const bellWith = (machine: AnyStateMachine) =>
  composeList<Bell>([
    definePlugin<Bell>(declared, {
      effects: {
        "bell:ring": (slice, { tone }, match) => void match.own(slice, "rung").push(tone),
        "bell:end": (_slice, _effect, match) => match.queue({ type: "kernel:end", outcome: { winners: [] } }),
      },
      procedures: { bell: machine },
      game: { main: "bell", parseSetup: () => ({}), seats: () => 1, order: () => [0] },
    }),
  ]);

const bell = setup({ actions: flowActions<Bell>() }).createMachine({
  id: "bell",
  initial: "twice",
  states: {
    twice: {
      entry: [
        { type: "queue", params: { type: "bell:ring", tone: "low" } },
        { type: "queue", params: { type: "bell:ring", tone: "high" } },
      ],
      on: { next: "over" },
    },
    over: { entry: { type: "queue", params: { type: "bell:end" } }, type: "final" },
  },
});

const queueing = (params: unknown) => () =>
  bellWith(
    machineOf({
      id: "bell",
      initial: "only",
      states: { only: { entry: { type: "queue", params } } },
    }),
  );

test("a state queues its effects in the order written", () => {
  const match = startMatch(bellWith(bell));
  expect(match.slices.bell.rung).toEqual(["low", "high"]);
  expect(match.outcome).toEqual({ winners: [] });
});

test("a diagram names the effect, not the action", () => {
  expect(toMermaid(bell)).toContain("queues bell:ring(tone low)");
});

test("an effect that does not exist is refused with the nearest name", () => {
  expect(queueing({ type: "bell:rign", tone: "low" })).toThrow(
    'state "only" queues at `entry` the unknown effect "bell:rign". Did you mean "bell:ring"?',
  );
});

test("fields that do not fit are refused with what is wrong", () => {
  expect(queueing({ type: "bell:ring", tone: "loud" })).toThrow('"bell:ring" with wrong fields: tone: ');
  expect(queueing({ type: "bell:ring", tune: "low" })).toThrow('"tune" is no field of it. Did you mean "tone"?');
  expect(queueing(undefined)).toThrow("queues at `entry` no effect");
});

test("the compiler knows a plugin's effects and their fields", () => {
  const known = setup({ actions: flowActions<Bell>() });
  known.createMachine({
    entry: { type: "queue", params: { type: "bell:ring", tone: "low" } },
    // @ts-expect-error: no such effect
    exit: { type: "queue", params: { type: "bell:rign", tone: "low" } },
  });
  known.createMachine({
    // @ts-expect-error: no such tone
    entry: { type: "queue", params: { type: "bell:ring", tone: "loud" } },
  });
});
