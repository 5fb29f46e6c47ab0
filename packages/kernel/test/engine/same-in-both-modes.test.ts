import { expect, test } from "vitest";
import { z } from "zod";
import { composeList, simulateMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, needs, type Owns, visible } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

const declared = declarePlugin({
  name: "listener",
  version: "0.1.0",
  requires: [needs(coin, "*")],
  slice: {
    version: 1,
    schema: z.strictObject({ answers: z.number() }),
    initial: () => ({ answers: 0 }),
    visibility: { answers: visible.all },
  },
  events: { "listener:counted": z.strictObject({ answers: z.number() }) },
  seenBy: {
    "listener:counted": () => {
      throw new Error("a broken view");
    },
  },
  effects: { "listener:count": z.strictObject({}), "listener:shout": z.strictObject({}) },
});
interface Listener extends Owns<typeof declared> {}

/** Counts answers; every third one it publishes an event nobody declares. */
const listener = definePlugin<Listener>(declared, {
  effects: {
    "listener:count": (slice, _effect, match) => {
      slice.answers += 1;
      match.publish("listener:counted", { answers: slice.answers });
      if (slice.answers === 3) match.queue({ type: "listener:shout" });
    },
    "listener:shout": (_slice, _effect, match) => match.publish("listener:nowhere" as never, {} as never),
  },
  on: { "kernel:answered": (_event, match) => match.queue({ type: "listener:count" }) },
});
const game = composeList<Listener>([coin, listener]);

test("plugins hear answers in simulation as in play", () => {
  const match = startMatch(game, { seed: 2 });
  const simulation = simulateMatch(game, { seed: 2 });
  match.answer(0, "roll");
  simulation.answer("roll");
  expect(match.slices.listener.answers).toBe(1);
  expect(simulation.slices.listener.answers).toBe(1);
});

test("publishing what nobody declares fails in checked play and simulation; unchecked, nobody listens", () => {
  const played = [true, false].map((checks) => startMatch(game, { seed: 2, checks }));
  const simulated = [true, false].map((checks) => simulateMatch(game, { seed: 2, checks }));
  for (let i = 0; i < 2; i++) {
    for (const match of played) match.answer(0, "roll");
    for (const match of simulated) match.answer("roll");
  }
  const refused = { ok: false, code: "UNKNOWN_NAME" };
  expect(played.map((match) => match.answer(0, "roll"))).toMatchObject([refused, { ok: true }]);
  expect(simulated.map((match) => match.answer("roll"))).toMatchObject([refused, undefined]);
});

test("an event whose view throws is the observers' trouble, never the player's", () => {
  const match = startMatch(game, { seed: 2 });
  const heard: string[] = [];
  match.observe("*", 0, ({ type }) => heard.push(type));
  expect(match.answer(0, "roll")).toMatchObject({ ok: true });
  expect(heard).toContain("coin:rolled");
  expect(heard).not.toContain("listener:counted");
  expect(match.observerFailures).toHaveLength(1);
});
