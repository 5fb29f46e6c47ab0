import { barriersOn, type OpenedPages, type Page } from "@riposte/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.js";

const PATIENCE = 90_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
let table: OpenedPages;
beforeAll(async () => {
  table = await openTable();
}, PATIENCE);
afterAll(() => table?.close(), PATIENCE);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A match against a bot, given up after a few answers. */
async function givenUp(game: string): Promise<Page> {
  const page = await table.open(`#/new/${game}?seed=3`);
  page.on("dialog", (dialog) => void dialog.accept());
  await button(page, "Start").click();
  await page.locator("[data-decision]").waitFor();
  await page.locator("summary[aria-label=Menu]").click();
  await button(page, "Give up").click();
  await page.getByRole("dialog").waitFor();
  return page;
}

/** What this browser keeps of the match at the page's address. */
const keptOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem(`riposte:match:${location.hash.split("/")[2]}`) as string);
    return { seats: kept.seats as string[], setup: kept.save.setup as unknown, seed: kept.save.seed as string };
  });

test("a lost match says so and why over the table, which Escape shows; nothing is taken back any more", {
  timeout: PATIENCE,
}, async () => {
  const page = await givenUp("imperial-assault");
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
  await page.setViewportSize(SIZES[0]);
  await page.keyboard.press("Escape");
  await end.waitFor({ state: "detached" });
  expect(await button(page, "Undo").count()).toBe(0);
  await button(page, "How it ended").click();
  await end.getByText("damage dealt").waitFor();
});

test("a rematch has the same setup and another seed, and the two change places", { timeout: PATIENCE }, async () => {
  const page = await givenUp("warhammer-40k");
  const before = await keptOf(page);
  const address = page.url();
  await button(page, "Rematch").click();
  await page.waitForURL((url) => url.href !== address);
  await page.locator("[data-decision]").waitFor();
  const after = await keptOf(page);
  expect(after.seats).toEqual([...before.seats].reverse());
  expect(after.setup).toEqual(before.setup);
  expect(after.seed).not.toBe(before.seed);
});

test("a whole duel tells how the score went, and its moments lead back to them", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/new/one-piece?with=bots&bot=greedy&seed=2", SIZES[1]);
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

  await page.setViewportSize(SIZES[0]);
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
  const page = await givenUp("one-piece");
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
  await page.setViewportSize(SIZES[1]);
  expect(await barriersOn(page)).toEqual([]);
  await page.goto(`${table.address}#/watch/link?match=no`);
  await page.getByText("This is no match that can be watched here.").waitFor();
});
