import { barriersOn, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { button, giveUp } from "./given-up.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const HOUR = 3_600_000;
const table = opened(PATIENCE);

test("a time limit is chosen before the match, runs at the table, and what was played is kept", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/imperial-assault?seed=5");
  await page.getByText("Advanced").click();
  await page.getByLabel("Time limit, in minutes").selectOption("60");
  await page.getByRole("button", { name: "Start" }).click();
  const timer = page.getByRole("timer", { name: /^Time left in the match: (1:00:00|59:)/ });
  await timer.waitFor();
  await page.getByRole("timer", { name: "59:57" }).waitFor();
  await page.reload();
  await page.getByRole("timer", { name: /59:5[0-7]/ }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await table.leave(page);
});

test("when it is up the table says that this round is the last, and so does the log", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "imperial-assault", { setup: { minutes: 60 }, answers: 30, played: HOUR - 1500 });
  await page.getByText("Time is up: last round").waitFor();
  await page
    .getByText(/The time is up: the match ends with round 1/)
    .first()
    .waitFor({ state: "attached" });
  expect(await page.locator("[data-decision]").count()).toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  expect(await barriersOn(page)).toEqual([]);
  await table.leave(page);
});

test("rewatched, a match with a time limit goes to before its time was up, and past it", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "imperial-assault", { setup: { minutes: 60 }, answers: 30, played: HOUR - 1500 });
  await page.getByText("Time is up: last round").waitFor();
  await giveUp(page);
  await button(page, "Watch the replay").click();
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await slider.waitFor();
  const told = page.getByText(/The time is up: the match ends with round 1/);
  await slider.press("Home");
  await expect.poll(() => told.count()).toBe(0);
  await slider.press("End");
  await expect.poll(() => slider.inputValue()).toBe((await slider.getAttribute("max")) ?? "");
  await expect.poll(() => told.count()).toBeGreaterThan(0);
  expect(await barriersOn(page)).toEqual([]);
  await table.leave(page);
});
