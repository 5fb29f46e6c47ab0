import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Called, keptCalls } from "../../first-question/kept-calls.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-kept-calls-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("calls are found out again when the plan, a file with functions or something beside them has changed, and else not", async () => {
  const [rules, cards] = [join(folder, "rules.js"), join(folder, "cards.json")];
  writeFileSync(rules, "one");
  writeFileSync(cards, "{}");
  let times = 0;
  const find = async (): Promise<Called> => [[rules, [[0, ++times, true]]]];
  const ask = (plan: string) => keptCalls({ file: join(folder, "kept", "game.json"), plan, beside: [cards] }, find);
  const seen: number[] = [];
  const look = async (plan: string) => seen.push((await ask(plan))[0]?.[1][0]?.[1] as number);
  await look("a");
  await look("a");
  await look("b");
  writeFileSync(rules, "two");
  await look("b");
  writeFileSync(cards, "[]");
  await look("b");
  rmSync(rules);
  await look("b");
  await look("b");
  expect(seen).toEqual([1, 1, 2, 3, 4, 5, 5]);
});
