import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

/** Vader may go; Luke, whose player holds a card, watches what is next to him. */
const position = {
  seats: [
    { affiliation: "imperial", zone: "red", groups: [{ card: "darth-vader", figures: [{ id: "vader", at: "a7" }] }] },
    {
      affiliation: "rebel",
      zone: "blue",
      groups: [{ card: "luke-skywalker", figures: [{ id: "luke", at: "b6" }] }],
      hand: ["take-initiative"],
    },
  ],
  activating: { figure: "vader" },
};
const start = { setup: { map: "training-yard", mission: "a", position } };

const place = (page: Page, space: string) => page.locator(`[data-place="${space}"]`);
const wayOn = (page: Page) => page.locator("[data-way]").getAttribute("data-way");

test("the way is drawn while a space is pointed at, with who could answer it", { timeout: PATIENCE }, async () => {
  const page = await openKept(table, "imperial-assault", start);
  await place(page, "c7").hover();
  await page.locator("[data-way]").waitFor();
  expect(await wayOn(page)).toBe("a7 b8 c7");
  const told = page.getByText("On this way a step may be answered by");
  await told.waitFor();
  expect(await told.textContent()).toContain("Luke Skywalker");
  await place(page, "h8").hover();
  await expect.poll(() => wayOn(page)).toMatch(/ h8$/);
  expect(await barriersOn(page)).toEqual([]);
  // a way of one's own: over b7, which is next to Luke
  await place(page, "b7").click({ modifiers: ["Shift"] });
  await place(page, "c7").hover();
  await expect.poll(() => wayOn(page)).toBe("a7 b7 c7");
  // behind it each step is drawn as it will be walked
  await place(page, "d7").hover();
  await expect.poll(() => wayOn(page)).toBe("a7 b7 c7 d7");
  await told.waitFor();
  await place(page, "c7").hover();
  await place(page, "c7").focus();
  await page.keyboard.press("Enter");
  await page
    .getByText(/moves|goes/)
    .first()
    .waitFor({ state: "attached" });
  await expect.poll(() => place(page, "a7").count()).toBe(1);
  await table.leave(page);
});

test("a finger sees a way that can be answered before it takes it", { timeout: PATIENCE }, async () => {
  const page = await openKept(table, "imperial-assault", { ...start, size: PHONE });
  const tap = () =>
    place(page, "b7").evaluate((spot) =>
      spot.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" })),
    );
  const decision = await page.locator("[data-decision]").getAttribute("data-decision");
  await tap();
  await page.locator("[data-way]").waitFor();
  expect(await page.locator("[data-decision]").getAttribute("data-decision")).toBe(decision);
  await tap();
  await expect.poll(() => page.locator("[data-decision]").getAttribute("data-decision")).not.toBe(decision);
  await table.leave(page);
});
