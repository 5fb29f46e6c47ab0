import { findGame } from "@riposte/hosting";
import { randomBot, type Step, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { createStepWriter } from "../../src/room/written-step.js";

test("a step written down tells each seat, and whoever watches, just what the step itself would", async () => {
  const composed = (await findGame("one-piece")?.load())?.compose(undefined);
  if (!composed?.ok) throw new Error("one-piece");
  const match = startMatch(composed.game, { setup: {}, seed: "written", hold: "always", checks: false });
  const bot = randomBot("written");
  const steps: Step[] = [match.opening];
  while (steps.length < 60 && match.decision !== null) {
    const step = match.answer(match.decision.seat, bot.answer(match.seen) as string);
    if (step.ok) steps.push(step);
  }
  const toldTo = (seat: number | null) => (step: Step) => JSON.parse(JSON.stringify(step.events(seat)));
  const written = steps.map(createStepWriter(match.seats));
  for (const seat of [null, 0, 1]) expect(written.map(toldTo(seat))).toEqual(steps.map(toldTo(seat)));
  expect(steps.map(toldTo(0))).not.toEqual(steps.map(toldTo(1)));
});
