import { barriersOn, type Page } from "@riposte/browser";
import { findGame, GAMES } from "@riposte/hosting";
import type { Key } from "@riposte/kernel";
import { loadMatch, type Save } from "@riposte/kernel/run";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerSomehow, drawn, isOver, stepOf } from "./answering.js";
import { opened } from "./opened.js";

const PATIENCE = 120_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const table = opened(PATIENCE);

describe.each(GAMES)("$title", ({ id }) => {
  let page: Page;
  beforeAll(async () => {
    page = await started(id);
  }, PATIENCE);
  afterAll(() => table.leave(page));

  test("everything lit is an answer to the question, and every answer is lit somewhere", {
    timeout: PATIENCE,
  }, async () => {
    for (let at = 0; at < 6 && !(await isOver(page)); at++) {
      const asked = await questionOf(page);
      if (asked.isOne) expect(await litOn(page)).toEqual(asked.keys);
      await answerSomehow(page, "pointer");
    }
  });

  test("no size scrolls the page, hides the question or has barriers", { timeout: PATIENCE }, async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await drawn(page);
      const { wide, high } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        high: document.documentElement.scrollHeight - document.documentElement.clientHeight,
      }));
      expect([size, wide, high]).toEqual([size, 0, 0]);
      const box = await page.locator("[data-decision]").first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      expect(await barriersOn(page)).toEqual([]);
    }
  });
});

async function started(id: string, size: (typeof SIZES)[number] = SIZES[2]): Promise<Page> {
  const page = await table.open(`#/new/${id}?seed=5`, size);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("[data-decision]").waitFor();
  return page;
}

/** What the rules ask now, from the match as this browser keeps it. */
async function questionOf(page: Page): Promise<{ readonly isOne: boolean; readonly keys: readonly string[] }> {
  // a match is kept a moment after it is drawn
  await expect.poll(async () => (await keptOn(page)).save.inputs.length).toBe(await stepOf(page));
  const kept = await keptOn(page);
  const entry = await findGame(kept.game)?.load();
  const composed = entry?.compose(kept.plugins);
  if (composed?.ok !== true) throw new Error("The kept match does not compose.");
  const { decision } = loadMatch(composed.game, kept.save);
  const isOne = decision?.choice.kind === "one";
  const keys = decision?.choice.kind === "one" ? decision.choice.options.map(({ key }) => String(key)) : [];
  return { isOne, keys: [...new Set(keys)].sort() };
}

async function keptOn(page: Page): Promise<{ game: string; plugins: string[]; save: Save }> {
  // as text: playwright goes through every value that a page answers with
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("riposte:match:"));
    return localStorage.getItem(key ?? "") ?? "null";
  });
  return JSON.parse(text);
}

const litOn = async (page: Page): Promise<readonly string[]> => {
  const lit = await page
    .locator("[data-lit]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-lit") ?? "[]"));
  return [...new Set(lit.flatMap((keys) => (JSON.parse(keys) as Key[]).map(String)))].sort();
};

test("a double click gives one answer, though another question stands under the pointer", {
  timeout: PATIENCE,
}, async () => {
  const page = await started(GAMES[0]?.id ?? "", SIZES[0]);
  const answers = page.locator("section[aria-label=Question] li > button[data-hinted]");
  for (let given = 0; given < 3; given++) {
    // some questions are answered by a form
    while ((await answers.count()) === 0) {
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator("form button[type=submit]:enabled").click();
      await drawn(page);
    }
    await page.waitForTimeout(400);
    const before = await stepOf(page);
    await answers.first().dblclick();
    await drawn(page);
    expect(await stepOf(page)).toBe(before + 1);
  }
  await table.leave(page);
});
