import { expect, test } from "vitest";
import { z } from "zod";
import { composeList, describeRefusal, type Refusal, simulateMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, needs, type Owns } from "../../src/index.js";
import { coin, coinWith } from "../fixtures/coin.js";

const declared = declarePlugin({
  name: "trouble",
  version: "0.1.0",
  requires: [needs(coin, "^0.1")],
  slice: {
    version: 1,
    schema: z.strictObject({ heard: z.number() }),
    initial: () => ({ heard: 0 }),
    visibility: { heard: () => undefined },
  },
  effects: { "trouble:count": z.strictObject({}), "trouble:again": z.strictObject({}) },
});
interface Trouble extends Owns<typeof declared> {}

/** Counts rolls, then throws or loops on the third one. */
const trouble = (kind: "throws" | "loops" | "publishes") =>
  definePlugin<Trouble>(declared, {
    effects: {
      "trouble:count": (slice, _effect, match) => {
        slice.heard += 1;
        if (slice.heard < 3) return;
        if (kind === "throws") throw new Error("the seven of hearts is in seat 1's hand");
        match.queue({ type: "trouble:again" });
      },
      "trouble:again": (_slice, _effect, match) => match.queue({ type: "trouble:again" }),
    },
    on: {
      "coin:rolled": (_event, match) => {
        if (kind === "publishes")
          (match as unknown as { publish(event: string, payload: object): void }).publish("coin:rolled", { face: 1 });
        match.queue({ type: "trouble:count" });
      },
    },
  });

const game = (kind: Parameters<typeof trouble>[0]) => composeList<never>([coin, trouble(kind)]);
const SAFE_SEED = 2; // no ones among its first rolls

test.each(["throws", "loops"] as const)(
  "a plugin that %s is refused; the match is as before and still playable",
  (kind) => {
    const match = startMatch(game(kind), { seed: SAFE_SEED, checks: true });
    match.answer(0, "roll");
    match.answer(0, "roll");
    const before = match.hash();
    const refused = match.answer(0, "roll");
    expect(refused).toMatchObject({ ok: false, code: kind === "throws" ? "HANDLER_FAILED" : "LOOP_LIMIT" });
    expect(match.hash()).toBe(before);
    expect(match.line).toHaveLength(2);
    expect(match.answer(0, "stop")).toMatchObject({ ok: true });
    expect(match.outcome).not.toBeNull();
  },
);

test.each(["throws", "loops"] as const)("in simulation a plugin that %s leaves no trace either", (kind) => {
  const simulation = simulateMatch(game(kind), { seed: SAFE_SEED });
  simulation.enter("roll");
  simulation.enter("roll");
  const before = simulation.snapshot();
  expect(simulation.enter("roll")).toMatchObject({ ok: false });
  expect(simulation.snapshot()).toEqual(before);
  expect(simulation.enter("stop")).toBeUndefined();
  expect(simulation.outcome).not.toBeNull();
});

test("a game that has a rule for endless loops ends by it, in play and in simulation, and the input counts", () => {
  const looping = composeList<never>([coinWith({ loop: () => ({ winners: [], why: "loop" }) }), trouble("loops")]);
  const match = startMatch(looping, { seed: SAFE_SEED, checks: true });
  const simulation = simulateMatch(looping, { seed: SAFE_SEED });
  for (let roll = 0; roll < 3; roll++) {
    expect(match.answer(0, "roll")).toMatchObject({ ok: true });
    expect(simulation.enter("roll")).toBeUndefined();
  }
  expect(match).toMatchObject({ outcome: { winners: [], why: "loop" }, decision: null });
  expect(simulation).toMatchObject({ outcome: { winners: [], why: "loop" }, pending: null });
  const { inputs, hash } = { inputs: match.inputs.length, hash: match.hash() };
  expect(inputs).toBe(3);
  match.undo({ by: 0 });
  match.redo();
  expect(match.hash()).toBe(hash);
});

test("a loop is reported with the effects that feed it", () => {
  const match = startMatch(game("loops"), { seed: SAFE_SEED });
  match.answer(0, "roll");
  match.answer(0, "roll");
  expect(match.answer(0, "roll")).toMatchObject({ reason: expect.stringContaining("trouble:again") });
});

test("what a plugin threw is for the operator: it is in the cause, never in the reason or in JSON", () => {
  const match = startMatch(game("throws"), { seed: SAFE_SEED });
  match.answer(0, "roll");
  match.answer(0, "roll");
  const refused = match.answer(0, "roll");
  expect(JSON.stringify(refused)).not.toContain("hearts");
  expect(String((refused as { cause: unknown }).cause)).toContain("hearts");
});

test("what failed is told to its author with what it threw", () => {
  const match = startMatch(game("throws"), { seed: SAFE_SEED });
  match.answer(0, "roll");
  match.answer(0, "roll");
  expect(describeRefusal(match.answer(0, "roll") as Refusal)).toBe(
    'HANDLER_FAILED: "trouble" (effect "trouble:count") failed, so nothing happened. What it threw is the refusal\'s cause. (the seven of hearts is in seat 1\'s hand)',
  );
});

test("a handler that hears may not publish", () => {
  const match = startMatch(game("publishes"), { seed: SAFE_SEED });
  expect(match.answer(0, "roll")).toMatchObject({
    ok: false,
    code: "HANDLER_FAILED",
    reason: expect.stringContaining("queue an effect"),
  });
});
