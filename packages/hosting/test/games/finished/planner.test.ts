import { type Finished, finishedDeclared } from "@riposte/finished";
import { choose, declarePlugin, definePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { type AnyPlugin, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { z } from "zod";
import { findGame } from "../../../src/index.js";

const declared = declarePlugin({
  name: "sweets",
  version: "0.1.0",
  requires: [needs<Finished>(finishedDeclared, ">=0.0.0")],
  slice: {
    version: 1,
    schema: z.strictObject({ ends: z.int(), jar: z.array(z.string()) }),
    initial: () => ({ ends: 0, jar: ["mint", "toffee"] }),
    visibility: { ends: visible.all, jar: visible.count },
  },
  effects: { "sweets:count": z.strictObject({}) },
  questions: { "sweets:which": z.null() },
});
interface Sweets extends Owns<typeof declared> {}

test("planner and greedy play on beside a plugin of another author that keeps what no seat sees, and asks", async () => {
  const entry = await findGame("finished")?.load();
  const sweets = definePlugin<Sweets>(declared, {
    effects: {
      "sweets:count": (slice) => {
        slice.ends += 1;
      },
    },
    on: {
      "turn:ended": (_event, match) => {
        match.queue({ type: "sweets:count" });
        match.ask("sweets:which", 0);
      },
    },
    questions: {
      "sweets:which": {
        prompt: { id: "sweets:which" },
        choices: () => choose.one([{ key: "mint" }, { key: "toffee" }]),
        answer: () => undefined,
      },
    },
    messages: { "sweets:which": "Which sweet?" },
  });
  const composed = entry?.compose(undefined, [sweets as AnyPlugin]);
  if (entry === undefined || composed?.ok !== true) throw new Error(JSON.stringify(composed));
  const match = startMatch(composed.game, { seed: 3 });
  const bot = entry.bots.planner?.create("3", composed.game, { seat: 0, setup: match.setup });
  const bots = [bot, entry.bots.greedy?.create("3", composed.game)];
  for (let answers = 0; answers < 8 && match.decision !== null; answers++)
    expect(match.answer(0, bots[answers % 2]?.answer(match.seen) ?? "end").ok).toBe(true);
  expect(match.state.slices.sweets).toMatchObject({ jar: ["mint", "toffee"] });
  expect((match.state.slices.sweets as Sweets["slice"]).ends).toBeGreaterThan(0);
});
