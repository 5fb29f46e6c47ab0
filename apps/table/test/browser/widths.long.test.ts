import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 120_000;
const table = opened(PATIENCE);

const WIDTHS = [320, 360, 720, 768, 1024, 2560];
const PAGES = [
  "#/",
  "#/new/finished",
  "#/new/one-piece",
  "#/new/imperial-assault",
  "#/new/warhammer-40k",
  "#/build",
  "#/build/one-piece",
  "#/build/warhammer-40k",
  "#/learn",
  "#/watch",
  "#/settings",
  "#/calculator",
  "#/calculator?game=imperial-assault",
];

test("no page is wider than its window, from 320 to 2560", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/");
  const wide: string[] = [];
  for (const hash of PAGES) {
    // an address that differs after its "#" only would leave the page before it there
    await page.goto("about:blank");
    await page.goto(`${table.address}${hash}`);
    await page.locator("main h1").first().waitFor();
    await page.getByText("Loading…").first().waitFor({ state: "detached" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${hash} at ${width}: ${over} too many`);
    }
  }
  expect(wide).toEqual([]);
});
