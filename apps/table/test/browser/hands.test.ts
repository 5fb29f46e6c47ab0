import type { Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";

const PATIENCE = 120_000;
const table = opened(PATIENCE);

const decisionOf = (page: Page) => page.locator("[data-decision]").getAttribute("data-decision");
const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

test("a map comes closer by wheel, moves by hand, is whole again at once, and is read as a table", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "imperial-assault", { setup: { map: "training-yard" }, answers: 30 });
  const stage = page.getByRole("region", { name: "Table" });
  const camera = stage.locator("svg > g[style]").first();
  const sight = () => camera.getAttribute("style");
  const whole = await sight();
  const { x, y } = await middleOf(page, "section[aria-label=Table]");
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(sight).not.toBe(whole);
  const near = await sight();
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(sight).not.toBe(near);
  await stage.getByRole("button", { name: "Whole map" }).click();
  await expect.poll(sight).toBe(whole);

  const read = page.getByRole("grid");
  expect(await read.getAttribute("aria-label")).toContain("Training Yard");
  const told = await read.getByRole("gridcell").allTextContents();
  expect(told.filter((cell) => /, yours, health \d+ of \d+/.test(cell)).length).toBeGreaterThan(3);

  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("region", { name: "Rules" });
  await rules.getByRole("searchbox").fill("stormtrooper");
  await rules.getByText("Stormtrooper", { exact: false }).first().waitFor();
  await rules.getByRole("button", { name: "Close" }).click();
  await rules.waitFor({ state: "detached" });
  table.leave(page);
});

test("a unit is dragged along its lane to a place that is lit", { timeout: PATIENCE }, async () => {
  const setup = {
    armies: [
      { id: "one", army: { name: "One" }, units: [{ datasheet: "plasma-crew", place: { along: 20, lane: 0 } }] },
      { id: "two", army: { name: "Two" }, units: [{ datasheet: "thorn-leapers", place: { along: 40, lane: 3 } }] },
    ],
    round: 2,
    phase: "movement",
  };
  const page = await openKept(table, "warhammer-40k", { setup });
  const places = page.locator('section[aria-label=Table] g[role="button"][data-lit]:not([data-preview])');
  // the unit, and a normal move
  for (const key of ["1", "2"]) {
    const asked = await decisionOf(page);
    await page.keyboard.press(key);
    await expect.poll(() => decisionOf(page)).not.toBe(asked);
  }
  const before = await decisionOf(page);
  const from = await middleOf(page, 'g[data-drag="any"]');
  const to = await places.last().boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 6 });
  expect(await page.locator("[data-drop]").count()).toBeGreaterThan(0);
  await page.mouse.up();
  await expect.poll(() => decisionOf(page)).not.toBe(before);
  table.leave(page);
});

test("cards travel to where they lie next, and whoever presses a key does not wait for the bot", {
  timeout: PATIENCE,
}, async () => {
  const page = await openKept(table, "one-piece", { settings: { motion: "full", bots: "slow" }, answers: 12 });
  await page.clock.install();
  const steps = () => page.locator("[data-step]").getAttribute("data-step");
  // the turn goes to the bot
  for (let asked = 0; asked < 12 && (await page.locator("[data-decision]").count()) > 0; asked++) {
    const end = page.getByRole("button", { name: /^(\d )?End|End (the|your) turn|Pass/ }).first();
    if ((await end.count()) > 0) await end.click();
    else await page.keyboard.press("1");
    await page.clock.runFor(50);
  }
  expect(await page.locator("[data-decision]").count()).toBe(0);
  const waiting = await steps();
  await page.clock.runFor(200);
  expect(await steps()).toBe(waiting);
  // a way lasts a moment: on a busy machine it is over before anybody looks
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...way) {
      document.body.dataset.travelled = "true";
      return animate.apply(this, way);
    };
  });
  await page.keyboard.press("x");
  await page.clock.runFor(200);
  await expect.poll(steps).not.toBe(waiting);
  // what the bot does may move no card: it goes on until one does, and what is done after a paint waits for the clock too
  const travelled = async () => {
    if ((await page.locator("[data-decision]").count()) > 0) await page.keyboard.press("1");
    await page.clock.runFor(200);
    return page.locator("[data-travelled]").count();
  };
  await expect.poll(travelled, { timeout: PATIENCE / 2 }).toBe(1);
  await page.close();
});
