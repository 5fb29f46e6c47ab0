import type { Page } from "@riposte/browser";
import { expect } from "vitest";

/** How many inputs there are. */
export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-last]").getAttribute("data-last"));

export const isOver = async (page: Page): Promise<boolean> => (await page.getByText("The match is over").count()) > 0;

/** The page has been laid out and painted once more. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Points at what is hinted; a card that can do several things shows them first. */
async function pointAt(page: Page, step: number, by: "pointer" | "touch"): Promise<void> {
  for (let times = 0; times < 3 && (await stepOf(page)) === step; times++) {
    const hinted = page.locator('[data-hinted="true"]:visible').last();
    if (by === "touch") await hinted.tap();
    else await hinted.click();
    await drawn(page);
  }
}

/** Takes what the hint says, by pointer, by touch or by keys. */
export async function answerSomehow(page: Page, by: "pointer" | "touch" | "keys"): Promise<void> {
  const decision = page.locator("[data-decision]");
  await decision.waitFor({ state: "attached" });
  const before = await decision.getAttribute("data-decision");
  const step = await stepOf(page);
  const hint = page.getByRole("button", { name: "Hint" });
  if (by === "pointer") await hint.click();
  else if (by === "touch") await hint.tap();
  else {
    // whoever plays by keys sees that it is his turn
    await expect.poll(() => hint.isEnabled()).toBe(true);
    await page.locator("body").press("h");
  }
  const hinted = page.locator('[data-hinted="true"]');
  const send = page.locator("form button[type=submit]");
  await hinted.or(send).first().waitFor({ state: "attached" });
  const isForm = (await send.count()) > 0;
  if (by === "keys" && !isForm) await page.locator("body").press("Enter");
  else if (isForm) await (by === "touch" ? send.tap() : send.press("Enter"));
  else await pointAt(page, step, by === "touch" ? "touch" : "pointer");
  await expect.poll(() => stepOf(page), { timeout: 20_000 }).toBeGreaterThan(step);
  await page
    .locator(`[data-decision]:not([data-decision="${before}"])`)
    .or(page.getByText("The match is over"))
    .first()
    .waitFor({ state: "attached" });
}
