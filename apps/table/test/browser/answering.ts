import type { Page } from "@riposte/browser";
import { shown } from "./shown.js";

/** How many inputs there are. */
export const stepOf = async (page: Page): Promise<number> => (await shown(page, { until: "step" })).step;

export const isOver = async (page: Page): Promise<boolean> => (await shown(page)).isOver;

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
  // whoever plays by keys sees that it is his turn
  const before = await shown(page, { until: "turn" });
  const hint = page.getByRole("button", { name: "Hint" });
  if (by === "pointer") await hint.click();
  else if (by === "touch") await hint.tap();
  else await page.keyboard.press("h");
  const { isForm } = await shown(page, { until: "hint" });
  const send = page.locator("form button[type=submit]");
  if (by === "keys" && !isForm) await page.keyboard.press("Enter");
  else if (isForm) await (by === "touch" ? send.tap() : send.press("Enter"));
  else await pointAt(page, before.step, by === "touch" ? "touch" : "pointer");
  await shown(page, { until: "next", before });
}
