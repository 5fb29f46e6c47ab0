import { expect, test } from "vitest";
import { setup } from "xstate";
import { z } from "zod";
import { compose, startMatch } from "../../src/entry/run.js";
import {
  choose,
  declarePlugin,
  definePlugin,
  type Effect,
  flowActions,
  type Owns,
  type Trigger,
  visible,
} from "../../src/index.js";

const declared = declarePlugin({
  name: "bell",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ heard: z.array(z.string()) }),
    initial: () => ({ heard: [] as string[] }),
    visibility: { heard: visible.all },
  },
  events: { "bell:rung": z.strictObject({}), "bell:noted": z.strictObject({ what: z.string() }) },
  effects: { "bell:note": z.strictObject({ what: z.string() }) },
  windows: {
    "bell:near": { subject: z.looseObject({}), protocol: "queue" },
    "bell:far": { subject: z.looseObject({}), protocol: "queue" },
  },
  questions: { "bell:again": z.null() },
  procedures: { bell: z.null() },
});
interface Bell extends Owns<typeof declared> {}

const machine = setup({ actions: flowActions<Bell>() }).createMachine({
  id: "bell",
  initial: "near",
  states: {
    near: {
      entry: { type: "publish", params: { event: "bell:rung" } },
      meta: { window: "bell:near" },
      on: { next: "far" },
    },
    far: { meta: { window: "bell:far" }, on: { next: "asking" } },
    asking: { entry: { type: "ask", params: { question: "bell:again" } }, on: { next: "near" } },
  },
});

type Rung = Partial<Trigger> & { readonly ability: string };

/** Two seats, of whom some have something to do when the bell rings. */
const ringing = (rung: readonly Rung[], more: readonly Rung[] = []) => {
  const trigger = (one: Rung): Trigger => ({
    ...{ seat: 0, window: "bell:near", optional: false, effects: [{ type: "bell:note", what: one.ability } as Effect] },
    ...one,
  });
  const bell = definePlugin<Bell>(declared, {
    effects: {
      "bell:note": (slice, { what }, match) => {
        match.own(slice, "heard").push(what);
        match.publish("bell:noted", { what });
      },
    },
    trigger: {
      "bell:rung": () => rung.map(trigger),
      "bell:noted": ({ what }) => more.filter(() => what === rung[0]?.ability).map(trigger),
    },
    questions: {
      "bell:again": {
        prompt: { id: "bell:again" },
        choices: () => choose.one([{ key: "yes" }, { key: "certainly" }]),
        answer: () => undefined,
      },
    },
    procedures: { bell: machine },
    game: {
      main: "bell",
      parseSetup: (options) => z.strictObject({}).parse(options),
      seats: () => 2,
      order: () => [1, 0],
    },
  });
  return startMatch(compose([bell]), { seed: 1, checks: true, hold: "auto" });
};

test("a trigger waits for its own window", () => {
  expect(ringing([{ ability: "late", window: "bell:far" }, { ability: "soon" }]).slices.bell.heard).toEqual([
    "soon",
    "late",
  ]);
});

test("the active seat's come first, then the other's", () => {
  expect(
    ringing([
      { ability: "zero", seat: 0 },
      { ability: "one", seat: 1 },
    ]).slices.bell.heard,
  ).toEqual(["one", "zero"]);
});

test("what a trigger triggers in turn stands behind everything that waits", () => {
  const match = ringing(
    [
      { ability: "first", seat: 1 },
      { ability: "second", seat: 0 },
    ],
    [{ ability: "echo", seat: 1 }],
  );
  expect(match.slices.bell.heard).toEqual(["first", "second", "echo"]);
});

test("of several a seat says which is next; equal ones stand once, with their number, and need no order", () => {
  const match = ringing([{ ability: "bow", alike: "it" }, { ability: "bow", alike: "it" }, { ability: "nod" }]);
  expect(match.decision).toMatchObject({ question: "kernel:trigger", seat: 0 });
  const options = match.decision?.choice.kind === "one" ? match.decision.choice.options : [];
  expect(options).toMatchObject([{ count: 2 }, { count: 1 }]);
  match.answer(0, options[1]?.key ?? "");
  expect(match.slices.bell.heard).toEqual(["nod", "bow", "bow"]);
});

test("the same ability about different things is asked about", () => {
  expect(
    ringing([
      { ability: "bow", alike: "left" },
      { ability: "bow", alike: "right" },
    ]).decision?.count(),
  ).toBe(2);
});

test("optional ones may all be declined, but not beside one that is not optional", () => {
  const match = ringing([
    { ability: "bow", optional: true },
    { ability: "nod", optional: true },
  ]);
  expect(match.decision?.count()).toBe(3);
  match.answer(0, "decline");
  expect([match.slices.bell.heard, match.state.waiting]).toEqual([[], []]);
  expect(ringing([{ ability: "bow", optional: true }, { ability: "nod" }]).decision?.count()).toBe(2);
});
