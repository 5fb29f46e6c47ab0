import { expect, test } from "vitest";
import { worked } from "../fixtures/workshop.js";

test.each<readonly [string, () => unknown]>([
  ["Math.random", () => Math.random()],
  ["Date.now", () => Date.now()],
  ["new Date", () => new Date()],
  ["Date()", () => Date()],
  ["performance.now", () => performance.now()],
  ["crypto.randomUUID", () => crypto.randomUUID()],
  ["crypto.getRandomValues", () => crypto.getRandomValues(new Uint8Array(1))],
])("a rule that uses %s is refused by its name, and what it used is there again afterwards", (what, use) => {
  const { told, match } = worked(() => void use());
  expect(told).toContain(`HANDLER_IMPURE: "workshop" (effect "workshop:work") uses ${what},`);
  expect(match.slices.workshop.notes).toEqual([]);
  expect(use).not.toThrow();
});

test("a date that is said is a number like any other", () => {
  const { told, match } = worked((at) =>
    at.queue({ type: "workshop:note", what: new Date(Date.UTC(1999, 0, 1)).toISOString() }),
  );
  expect(told).toBe("");
  expect(match.slices.workshop.notes).toEqual(["1999-01-01T00:00:00.000Z"]);
  expect(
    worked((at) => at.queue({ type: "workshop:note", what: String(new Date(0) instanceof Date) })).match.slices.workshop
      .notes,
  ).toEqual(["true"]);
});
