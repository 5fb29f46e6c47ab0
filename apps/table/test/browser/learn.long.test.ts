import { barriersOn, type Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 150_000;
const table = opened(PATIENCE);

test("a first match has a coach who says why, once, and the rules are at hand", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/learn");
  await page.getByRole("button", { name: "Start: Your first skirmish" }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Start: Your first skirmish" }).click();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByText("You take turns, and each turn").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  // a dotted word says what it means where it stands
  const word = coach.getByRole("button", { name: "activates" });
  expect(await coach.getByText("The turn of one group").isVisible()).toBe(false);
  await word.focus();
  await coach.getByText("The turn of one group").waitFor();
  await word.press("Escape");
  await coach.getByText("The turn of one group").waitFor({ state: "hidden" });
  const lessons = page.getByRole("region", { name: "What you learn" });
  expect(await lessons.locator("[aria-current]").textContent()).toContain("Choose a group");
  await page.getByRole("region", { name: "New words" }).getByText("The figures of one card.").waitFor();
  // the label stands beside something that can be answered with
  const label = await boxOf(page.getByRole("note"));
  const lit = await boxOf(page.locator("section[aria-label=Table] [data-lit]").first());
  const gap = Math.max(apart(label.x, label.width, lit.x, lit.width), apart(label.y, label.height, lit.y, lit.height));
  expect(gap).toBeLessThan(40);
  await coach.getByRole("button", { name: "Got it" }).click();
  await coach.getByRole("button", { name: "Choose a group Lesson 1 of 6" }).waitFor();
  await page
    .getByRole("region", { name: "Question" })
    .getByRole("button", { name: /Luke Skywalker/ })
    .click();
  await coach.getByText("A figure has two actions").waitFor();
  expect(await lessons.locator("[data-done=true]").textContent()).toContain("Choose a group");

  await page.goto(`${table.address}#/rules/imperial-assault`);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("surge");
  await page.getByRole("listitem").filter({ hasText: /surge/i }).first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("door");
  await page.getByRole("button", { name: "Try it: A door is between you and a trooper." }).click();
  await page.getByRole("region", { name: "Question" }).getByText("Wookiee Warrior").first().waitFor();
});

async function boxOf(thing: ReturnType<Page["locator"]>) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  return box;
}

/** How far two stretches of a line are from each other. */
const apart = (at: number, length: number, other: number, itsLength: number): number =>
  Math.max(0, other - at - length, at - other - itsLength);
