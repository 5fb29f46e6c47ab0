import { startMatch } from "@riposte/kernel/run";
import { plain } from "@riposte/words";
import { expect, test } from "vitest";
import { findGame, type LoggedStep, logOf, voiceOf } from "../../../../src/index.js";

test("ending the turn is told before the cards go into the past", async () => {
  const entry = await findGame("finished")?.load();
  const composed = entry?.compose();
  if (entry === undefined || composed?.ok !== true) throw new Error("Finished! does not compose.");
  const match = startMatch(composed.game, { seed: "1" });
  const steps: LoggedStep[] = [{ by: null, events: match.opening.events(0) }];
  const answer = (given: Parameters<typeof match.answer>[1]) => {
    const step = match.answer(0, given);
    if (!step.ok) throw new Error(step.reason);
    steps.push({ by: 0, events: step.events(0) });
  };
  answer("end");
  const { choice } = match.decision ?? {};
  if (choice?.kind === "order") answer(choice.of.map(({ key }) => key));
  const entries = logOf(voiceOf(entry, composed.game), steps).flatMap(({ entries: all }) => all);
  const ended = entries.find(({ line }) => plain(line) === "You end the turn.");
  expect(ended?.folded.map(plain)).toContainEqual(
    expect.stringMatching(/^Cards .* go from the present to the past\.$/),
  );
});
