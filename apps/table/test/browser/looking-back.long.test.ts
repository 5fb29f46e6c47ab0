import { barriersOn, DESKTOP, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { button, givenUp } from "./given-up.js";
import { opened } from "./opened.js";

const PATIENCE = 90_000;
const table = opened(PATIENCE);

test("a whole duel tells how the score went, and its moments lead back to them", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/new/one-piece?with=bots&bot=greedy&seed=2", PHONE);
  await button(page, "Start").click();
  const end = page.getByRole("dialog");
  const course = end.getByRole("region", { name: "How the score went" });
  await course.waitFor();
  await course.getByText("The numbers").click();
  const rows = course.locator("tbody tr");
  const lives = await end.locator("[data-side] > b").allTextContents();
  expect(await rows.count()).toBeGreaterThan(2);
  expect(await rows.last().locator("td").allTextContents()).toEqual(lives);
  expect(await barriersOn(page)).toEqual([]);
  await end.getByRole("button", { name: /^The last blow.*Luffy.*Turn 9/ }).waitFor();
  await end.getByRole("button", { name: /^The first blow/ }).click();
  await end.waitFor({ state: "detached" });
  await page.getByText("Looking back", { exact: true }).waitFor();

  await page.setViewportSize(DESKTOP);
  const timeline = page.locator("[data-step]");
  const step = async () => Number(await timeline.getAttribute("data-step"));
  const from = await step();
  await button(page, "Play it back").click();
  await expect.poll(step, { timeout: 20_000 }).toBeGreaterThan(from + 1);
  await button(page, "Pause").click();
  const paused = await step();
  await page.waitForTimeout(1000);
  expect(await step()).toBe(paused);
});

test("a replay opens from its link, plays by itself and shows both hands", { timeout: PATIENCE }, async () => {
  const page = await givenUp(table, "one-piece");
  await button(page, "Watch the replay").click();
  await page.getByRole("heading", { name: "Replay: ONE PIECE Card Game" }).waitFor();
  await page.getByText("Shown because both are looked through").waitFor();
  // nothing on the table can be done, and the only lit thing is play
  expect(await page.locator("[data-lit]").count()).toBe(0);
  expect(await barriersOn(page)).toEqual([]);
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await page.keyboard.press("Space");
  await expect.poll(() => slider.inputValue(), { timeout: 20_000 }).toBe((await slider.getAttribute("max")) ?? "");
  await page.keyboard.press("Home");
  expect(await slider.inputValue()).toBe("0");
  await button(page, "You").click();
  expect(await page.getByText("Opponent’s hand").count()).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await barriersOn(page)).toEqual([]);
  await page.goto(`${table.address}#/watch/link?match=no`);
  await page.getByText("This is no match that can be watched here.").waitFor();
});
