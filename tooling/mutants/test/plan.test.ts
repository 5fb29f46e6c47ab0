import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { planMutants } from "../src/plan.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-plan-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = {
  "rule.ts": `export function isHit(face: number) {\n  return face >= 4;\n}\n\nexport function isSlain(left: number) {\n  return left <= 0;\n}\n`,
  "words.ts": `export const offer = { label: { id: "op:attack" }, prompt: \`attack\` };\nexport function ask() {\n  const label = { id: "op:block" };\n  return label;\n}\n`,
};
for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);

test("whole files are mutated where there are few mutants", async () => {
  const plan = await planMutants(folder, ["rule.ts"], 100);
  expect(plan).toEqual({ patterns: ["rule.ts"], drawn: 10, of: 10 });
});

test("above the bound whole functions are drawn", async () => {
  const { patterns, drawn, of } = await planMutants(folder, ["rule.ts"], 5);
  expect({ drawn, of }).toEqual({ drawn: 5, of: 10 });
  expect(patterns).toEqual([expect.stringMatching(/^rule\.ts:(1:\d+-3|5:\d+-7):\d+$/)]);
});

test("labels and prompts are not counted, what stands beside them is", async () => {
  const { of } = await planMutants(folder, ["words.ts"], 100);
  // the object with both, and the body of the function
  expect(of).toBe(2);
});
