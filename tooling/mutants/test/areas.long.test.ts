import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measure } from "../src/measure.js";
import { type Request, readRequest } from "../src/request.js";
import { tested } from "../src/score.js";
import { areasIn } from "../src/selection.js";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

// a draw of sixty: a few points beside the score of the whole area are chance
test.each(Object.keys(areasIn(root)))("the tests notice most mutants of %s", async (target) => {
  const words = [target, "--max", "60", "--minutes", "9", "--concurrency", "1"];
  const measured = await measure(root, readRequest(words) as Request);
  if ("problem" in measured) throw new Error(measured.problem);
  expect(measured.isCutShort).toBe(false);
  expect(tested(measured.score)).toBeGreaterThan(30);
  expect(measured.score.killed / tested(measured.score)).toBeGreaterThan(0.7);
});
