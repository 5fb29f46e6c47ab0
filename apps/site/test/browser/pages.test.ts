import { barriersOn, type OpenedPages, PHONE } from "@riposte/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./opened-site.js";

const PATIENCE = 150_000;
let site: OpenedPages;
beforeAll(async () => {
  site = await openSite();
}, PATIENCE);
afterAll(() => site?.close(), PATIENCE);

test("pages have no barriers and fit a phone, in light and dark", { timeout: PATIENCE }, async () => {
  const page = await site.open("index.html", PHONE);
  for (const path of [
    "index.html",
    "guides/index.html",
    "guides/first-plugin.html",
    "reference/imperial-assault/window-attack-rerolls.html",
  ]) {
    await page.goto(`${site.address}${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
    // every other page in the other theme
    await page.getByRole("button", { name: "Contents" }).click();
    await page.getByRole("button", { name: "Light or dark" }).click();
    await page.keyboard.press("Escape");
    expect(await barriersOn(page), path).toEqual([]);
  }
});

test("a search finds by a part of a word and is led to by the keyboard", { timeout: PATIENCE }, async () => {
  const page = await site.open("guides/index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("interrupt wind");
  await page.getByRole("option", { name: "An interrupt window" }).first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/guides\/interrupt-window\.html/);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("interrupt window");
  site.leave(page);
});

test("a chart is drawn by the inspector's component, and a state chosen in it says who acts there", {
  timeout: PATIENCE,
}, async () => {
  const page = await site.open("reference/imperial-assault/flow-attack.html");
  await page.locator('svg.chart [data-state="rerolls"]').press("Enter");
  await page.locator(".state", { hasText: "attack:rerolls" }).waitFor();
  expect(await page.locator(".state").textContent()).toContain("cc-effects");
  expect(await barriersOn(page)).toEqual([]);
  await page.locator(".state").getByRole("link", { name: "attack:rerolls" }).click();
  await page.waitForURL(/window-attack-rerolls/);
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Hard to Hit" }).click();
  await page.waitForURL(/cards\.html#hard-to-hit/);
  expect(await page.locator("#hard-to-hit").textContent()).toContain("Acts at attack:rerolls");
});
