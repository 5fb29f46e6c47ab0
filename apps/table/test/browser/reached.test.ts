import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

/** From area to area, at most once around. */
async function toQuestion(page: Page): Promise<void> {
  const question = page.locator("[data-decision]");
  const isThere = () => question.evaluate((heading) => heading === document.activeElement);
  for (let areas = 0; areas < 4 && !(await isThere()); areas++) await page.keyboard.press("F6");
  expect(await isThere()).toBe(true);
}

test("keys go over the spaces of a map and stay there after an answer, which is told", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "imperial-assault", { setup: { map: "training-yard" } });
  const question = page.locator("[data-decision]");
  for (let asked = 0; asked < 3 && !(await question.textContent())?.startsWith("Where"); asked++) {
    const before = await question.getAttribute("data-decision");
    await page.keyboard.press("1");
    await page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor();
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await toQuestion(page);
  await page.keyboard.press("F6");
  const first = await focused();
  expect(first).toMatch(/^[A-Z]\d+$/);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).not.toBe(first);
  const before = await question.textContent();
  await page.keyboard.press("Enter");
  await expect.poll(() => question.textContent()).not.toBe(before);
  await expect.poll(focused).toMatch(/^[A-Z]\d+$/);
  await expect.poll(() => page.getByRole("log").textContent()).toContain("deploys at");
  table.leave(page);
});

test("a phone shows the hand it is asked to keep", { timeout: PATIENCE }, async () => {
  const page = await openKept(table, "one-piece", { size: PHONE, answers: 1 });
  await page.getByText("Do you keep this hand?").waitFor();
  const hand = page.getByRole("region", { name: "Your hand" });
  expect(await hand.getByRole("listitem").count()).toBe(5);
  expect((await hand.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  table.leave(page);
});

test("two of several are chosen on the table by keys, then no third, and Enter at the question sends them", {
  timeout: PATIENCE,
}, async () => {
  const position = { finished: 38, present: [44, 41, 43], draw: [40, 46, 39, 42, 47, 45] };
  const page = await openKept(table, "finished", { setup: { position } });
  const question = page.locator("[data-decision]");
  await page
    .getByRole("region", { name: "Table" })
    .getByRole("button", { name: /^41 cards into past/ })
    .press("Enter");
  await question.getByText("Which two cards").waitFor();
  const lit = page.locator("section[aria-label=Table] [data-lit]");
  expect(await lit.count()).toBe(3);
  for (const card of [/^43/, /^44/]) {
    const button = page.getByRole("region", { name: "Present" }).getByRole("button", { name: card });
    await button.press("Enter");
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  }
  expect(await lit.count()).toBe(2);
  await toQuestion(page);
  await page.keyboard.press("Enter");
  await question.getByText("What next?").waitFor();
  await expect.poll(() => page.getByRole("log").textContent()).toContain("You use cards into past");
  table.leave(page);
});

test("on a tablet what happened is the second tab beside the table, by keys and for the ear", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "one-piece", { size: { width: 1024, height: 768 }, answers: 20 });
  const [question, log] = ["Question", "Log"].map((name) => page.getByRole("region", { name, exact: true }));
  const [first, second] = [/^Question/, /^What happened/].map((name) => page.getByRole("tab", { name }));
  expect([await question?.isVisible(), await log?.isVisible()]).toEqual([true, false]);
  expect(await first?.getAttribute("aria-selected")).toBe("true");

  await page.keyboard.press("l");
  await log?.waitFor();
  expect(await question?.isVisible()).toBe(false);
  const isIn = (area: typeof log) => area?.evaluate((one) => one.contains(document.activeElement)) ?? false;
  expect(await isIn(log)).toBe(true);
  // whoever reads is told that he is waited for
  expect(await first?.textContent()).toBe("Question, Your move");
  expect(await barriersOn(page)).toEqual([]);

  await log?.getByRole("button").first().press("Enter");
  await page.getByText("Looking back, ").waitFor();
  await page.getByRole("button", { name: "Return", exact: true }).press("Enter");
  await expect.poll(() => page.getByText("Looking back, ").count()).toBe(0);

  await second?.press("ArrowLeft");
  await question?.waitFor();
  expect(await first?.evaluate((tab) => tab === document.activeElement)).toBe(true);
  for (let areas = 0; areas < 4 && !(await second?.evaluate((tab) => tab === document.activeElement)); areas++)
    await page.keyboard.press("F6");
  await page.keyboard.press("Enter");
  await log?.waitFor();
  await page.keyboard.press("l");
  await toQuestion(page);
  table.leave(page);
});
