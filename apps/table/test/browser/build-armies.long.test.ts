import { barriersOn, type Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("an army is put together from nothing, and says what is missing until it can be played", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/imperial-assault?ready=none");
  await page.getByText("An army needs at least one group of figures.").waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("darth vader");
  await page
    .getByRole("button", { name: /^Add Darth Vader/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Add 15 cards: / }).click();
  await page.getByText("Legal.", { exact: true }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Not legal yet.").waitFor();
});

test("an army for a battle is put together from nothing, and mended by the button that says how", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/warhammer-40k?ready=none");
  await page.getByRole("searchbox", { name: "Search" }).fill("plasma crew");
  await page.getByRole("button", { name: "Add Plasma Crew" }).click();
  await page.getByText("Nobody can be the Warlord: an army needs a Character.").waitFor();
  await page.getByRole("button", { name: "Add Ember Marshal", exact: true }).first().click();
  await page.getByText("Legal.", { exact: true }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});
