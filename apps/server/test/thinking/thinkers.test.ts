import { findGame } from "@riposte/hosting";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { limitsOf } from "../../src/limits.js";
import { createThinkers } from "../../src/thinking/thinkers.js";
import type { Thinkable } from "../../src/thinking/thought.js";

async function thinkable(): Promise<Thinkable> {
  const composed = (await findGame("finished")?.load())?.compose();
  if (composed?.ok !== true) throw new Error("does not compose");
  const { setup, holds, seed } = startMatch(composed.game, { seed: "1" });
  return {
    id: "a",
    game: "finished",
    plugins: [],
    lock: composed.game.lock,
    seed,
    setup,
    holds,
    from: null,
    seats: ["random"],
    line: [],
  };
}

test("a bot answers from a thread, the same from the same place", async () => {
  const thinkers = createThinkers(limitsOf());
  const match = await thinkable();
  const answers = await thinkers.botAnswers(match, 3);
  expect(answers).toHaveLength(3);
  expect(await thinkers.botAnswers(match, 3)).toEqual(answers);
  expect(JSON.parse(await thinkers.viewAt(match, 0, null))).toHaveProperty("slices");
  await thinkers.close();
});

test("a thought that takes too long is ended, and the next one is thought", async () => {
  const thinkers = createThinkers({ ...limitsOf(), thinkWithin: 1 });
  const match = await thinkable();
  await expect(thinkers.botAnswers(match, 100_000)).rejects.toThrow();
  await thinkers.close();
  const patient = createThinkers(limitsOf());
  expect(await patient.botAnswers(match, 1)).toHaveLength(1);
  await patient.close();
});
