import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measure } from "../src/measure.js";
import { type Request, readRequest } from "../src/request.js";
import { type Score, scoresIn, tested } from "../src/score.js";
import { areasIn } from "../src/selection.js";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

const share = (score: Score): number => score.killed / tested(score);
const written = scoresIn(root);

// a draw of sixty: some points beside the score of the whole area are chance
test.each(Object.keys(areasIn(root)))(
  "the tests notice about as many mutants of %s as is written down",
  async (target) => {
    const words = [target, "--max", "60", "--minutes", "9", "--concurrency", "1"];
    const measured = await measure(root, readRequest(words) as Request);
    if ("problem" in measured) throw new Error(measured.problem);
    expect(measured.isCutShort).toBe(false);
    expect(tested(measured.score)).toBeGreaterThan(30);
    const before = written[target];
    expect(share(measured.score)).toBeGreaterThan(before === undefined ? 0 : share(before) - 0.15);
  },
);
