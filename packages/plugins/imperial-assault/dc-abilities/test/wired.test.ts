import { abilities } from "@riposte/data-imperial-assault/abilities";
import { effectProblems, wiredStatus } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { abilityEntries, readLibrary } from "../src/index.js";
import { context, game } from "./position.js";

const library = readLibrary(context, abilities);
const entries = abilityEntries(context, library);

/** Abilities that play command cards, which this composition does not have. */
const OF_CARDS = ["a-new-hope-2", "excavation", "fast-learner"];

test("every ability of the facts is wired or says why it is carried out by hand; some need command cards", () => {
  const { abilities: status, problems } = wiredStatus(game as never, entries);
  expect(problems).toEqual([]);
  const unwired = status.filter((one) => one.status === "unwired");
  expect(unwired.map(({ id }) => id).sort()).toEqual(OF_CARDS);
  expect(unwired.flatMap(({ unowned }) => unowned).every((step) => step.startsWith("cc:"))).toBe(true);
});

test("at most a tenth of the printed abilities has a part that is carried out by hand", () => {
  const printed = Object.values(context.facts.deployment).flatMap((card) => card.abilities);
  const { abilities: status } = wiredStatus(game as never, entries);
  const manual = new Set(status.filter((one) => one.status !== "wired").map(({ id }) => id));
  expect(printed.filter(({ id }) => manual.has(id)).length / printed.length).toBeLessThanOrEqual(0.1);
});

test("every step of the data fits its schema in this composition", () => {
  const ours = entries.filter(({ id }) => !OF_CARDS.includes(id));
  const problems = ours.flatMap(({ id, steps }) => effectProblems(game as never, steps, id));
  expect(problems).toEqual([]);
});

test("wired abilities count as unwired where the composition lacks what they need", () => {
  const { abilities: status } = wiredStatus(game as never, [{ id: "x", steps: [{ type: "no:such" }] }]);
  expect(status[0]).toMatchObject({ status: "unwired", unowned: ["no:such"] });
});
