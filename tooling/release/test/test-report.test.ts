import { expect, test } from "vitest";
import { failuresIn } from "../src/test-report.js";

const file = (name: string, status: string, titles: readonly string[], message = "") => ({
  name: `/tree/${name}`,
  status,
  message,
  assertionResults: [
    { title: "a test that passes", status: "passed" },
    ...titles.map((title) => ({ title, status: "failed" })),
  ],
});
const report = (...testResults: readonly object[]) => JSON.stringify({ testResults });

test("each test that fails is a line with its file, and a file that cannot be loaded is one too", () => {
  const failed = report(
    file("a.test.ts", "failed", ["a range holds"]),
    file("b.test.ts", "failed", [], "Cannot find package\n  at once"),
    file("c.test.ts", "passed", []),
  );
  expect(failuresIn(failed, "/tree")).toEqual([
    "a.test.ts fails with the new versions: a range holds",
    "b.test.ts fails with the new versions: Cannot find package",
  ]);
});

test("a report without failures gives nothing", () => {
  expect(failuresIn(report(file("a.test.ts", "passed", [])), "/tree")).toBeUndefined();
});
