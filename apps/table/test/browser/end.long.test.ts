import { barriersOn, type Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { button, givenUp } from "./given-up.js";
import { opened } from "./opened.js";

const PATIENCE = 90_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const table = opened(PATIENCE);

/** What this browser keeps of the match at the page's address. */
const keptOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem(`riposte:match:${location.hash.split("/")[2]}`) as string);
    return { seats: kept.seats as string[], setup: kept.save.setup as unknown, seed: kept.save.seed as string };
  });

test("a lost match says so and why over the table, which Escape shows; nothing is taken back any more", {
  timeout: PATIENCE,
}, async () => {
  const page = await givenUp(table, "imperial-assault");
  const end = page.getByRole("dialog", { name: "You lost" });
  await end.getByText(/^You give up (in round \d+|before the first round)/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("You lost");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const rest = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect([size, ...rest]).toEqual([size, 0, 0]);
    const box = await button(page, "Rematch").boundingBox();
    expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    expect(await barriersOn(page)).toEqual([]);
  }
  // a phone on its side has one row for all that can be done next
  const [again, home] = [button(page, "Rematch"), end.getByRole("link", { name: "Home" })];
  expect((await home.boundingBox())?.y).toBeCloseTo((await again.boundingBox())?.y ?? 0, -1);
  await page.setViewportSize(SIZES[0]);
  await page.keyboard.press("Escape");
  await end.waitFor({ state: "detached" });
  expect(await button(page, "Undo").count()).toBe(0);
  await button(page, "How it ended").click();
  await end.getByText("damage dealt").waitFor();
});

test.each([
  ["Rematch", "stay", (seats: readonly string[]) => seats],
  ["Swap sides", "change places", (seats: readonly string[]) => seats.toReversed()],
])("%s has the same setup and another seed, and the two %s", { timeout: PATIENCE }, async (name, _, seated) => {
  const page = await givenUp(table, "warhammer-40k");
  const before = await keptOf(page);
  const address = page.url();
  await button(page, name).click();
  await page.waitForURL((url) => url.href !== address);
  await page.locator("[data-decision]").waitFor();
  const after = await keptOf(page);
  expect(after.seats).toEqual(seated(before.seats));
  expect(after.setup).toEqual(before.setup);
  expect(after.seed).not.toBe(before.seed);
});
