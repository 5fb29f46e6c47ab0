import { expect, test } from "vitest";
import { type Effect, runAbility } from "../../src/index.js";
import { worked } from "../fixtures/workshop.js";

/** What is told when the step of an ability asks wrongly, with checks and without. */
const told = (how: "named" | "nameless", step: object, checks = true) =>
  worked(
    (match) =>
      match.queue(runAbility(how === "named" ? { ability: "ponder", seat: 0 } : { steps: [step as Effect], seat: 0 })),
    how === "named" ? { abilities: { ponder: { steps: [step as never] } } } : {},
    { checks },
  ).told;

const wrong = { type: "kernel:ask", question: "workshop:which", seat: 0, about: { of: 3 } };
const unknown = { type: "kernel:ask", question: "workshop:whch", seat: 0 };

test("a wrong step is blamed on the ability that has it, with its plugin", () => {
  expect(told("named", wrong)).toMatch(/^DATA_INVALID: The ability "ponder" of "workshop" asks "workshop:which"/);
});

test("a wrong step of an ability without a name is blamed on whoever acted last", () => {
  expect(told("nameless", wrong)).toMatch(/^DATA_INVALID: A step of an ability without a name \("workshop" .*\) asks/);
  expect(told("nameless", unknown, false)).toMatch(
    /^UNKNOWN_NAME: A step of an ability without a name \(.*\) asks "workshop:whch", .* Did you mean/,
  );
});

test("a name like no other is to be composed, or corrected", () => {
  expect(told("nameless", { ...unknown, question: "tea" }, false)).toMatch(
    /asks "tea", which no plugin here declares\. Compose the plugin that declares it, or correct the name\.$/,
  );
});

test("what a rule says outside an ability is its own", () => {
  expect(worked((match) => match.ask("tea" as never, 0, null as never), {}, { checks: false }).told).toMatch(
    /^UNKNOWN_NAME: "workshop" \(effect "workshop:work"\) asks "tea"/,
  );
});
