import { readFileSync } from "node:fs";
import { barriersOn, type OpenedPages, type Page, PHONE } from "@riposte/browser";
import { runScenario } from "@riposte/testing/scenario";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { craftOf } from "../../src/workshop/crafts/crafts.js";
import { openSite } from "./opened-site.js";

const PATIENCE = 240_000;
let site: OpenedPages;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.open("workshop.html");
}, PATIENCE);
afterAll(() => site?.close(), PATIENCE);

interface Try {
  readonly game: string;
  /** The words in the blank card that are typed over, with a mistake, and what the remedy makes of them. */
  readonly over: string;
  readonly typed: string;
  readonly remedy: string;
  readonly told: string;
  readonly acts: string;
  /** The answer on the stage that uses it. */
  readonly answer: RegExp;
}

const TRIES: readonly Try[] = [
  {
    game: "one-piece",
    over: '{ "type": "op:draw", "count": 1, "player": "you" }',
    typed: '{ "type": "op:drow", "count": 2, "player": "you" }',
    remedy: "op:draw",
    told: "draw 2 cards",
    acts: "card:played",
    answer: /Second Look/,
  },
  {
    game: "imperial-assault",
    over: '{ "type": "do:score", "vp": 1 }',
    typed: '{ "type": "do:scroe", "vp": 2 }',
    remedy: "do:score",
    told: "Played",
    acts: "activation:act",
    answer: /Second Look/,
  },
];

test.each(TRIES)(
  "a card of $game is written by typing, mended, told, played and taken along",
  {
    timeout: PATIENCE,
  },
  async ({ game, over, typed, remedy, told, acts, answer }) => {
    await page.getByLabel("Game").selectOption(game);
    await page.locator(".problems", { hasText: "it reads" }).waitFor();
    await typeOver(page, over, typed);
    await page.getByRole("button", { name: `Use ${remedy}` }).click();
    await page.locator(".told", { hasText: told }).waitFor();
    await page.locator(".words", { hasText: acts }).waitFor();
    await page.locator(".problems", { hasText: "it reads" }).waitFor();
    await page.getByRole("button", { name: /^Play it/ }).click();
    const stage = page.frameLocator("iframe");
    await stage.getByRole("button", { name: answer }).first().click();
    await page.locator(".shown li").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save" }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith(".md")).length).toBe(2);
    const read = (ending: string) =>
      JSON.parse(strFromU8(files[names.find((name) => name.endsWith(ending)) ?? ""] as Uint8Array));
    const craft = await craftOf(game);
    const data = names.find((name) => /^([^/]+)\/\1\.json$/.test(name)) ?? "";
    const { game: composed } = craft.make(read(data));
    expect(runScenario(composed, read("/scenario.json")).differences).toEqual([]);
  },
);

test("an ability of a 40k unit is told, weighed by bots with what they are sure of, and survives a reload", {
  timeout: PATIENCE,
}, async () => {
  await begin(page, "warhammer-40k", "fallBackAndShoot");
  await typeOver(page, '{ "do": "permit", "action": "fallBackAndShoot" }', '{ "do": "extraHits", "count": 2 }');
  await page.locator(".problems", { hasText: "it reads" }).waitFor();
  await page.getByRole("button", { name: "Let them play" }).click();
  await page.locator(".scales", { hasText: "give or take" }).waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.url();
  expect(link).toContain("#w=");
  await page.goto(`${site.address}workshop.html`);
  await page.locator(".json-editor", { hasText: "extraHits" }).waitFor();
  const phone = await site.open(link.slice(site.address.length), PHONE);
  await phone.locator(".json-editor", { hasText: "extraHits" }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await phone.getByRole("button", { name: "Words" }).click();
  await phone.locator(".told", { hasText: "Steady Hands" }).waitFor();
  expect(await barriersOn(phone)).toEqual([]);
});

test("the editor offers what the format has, and says what it means", { timeout: PATIENCE }, async () => {
  await begin(page, "one-piece", "op:draw");
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText('{ "cards": [{ "abilities": [{ "steps": [{ "type": ');
  await page.keyboard.type('"op:k');
  const list = page.locator(".cm-tooltip-autocomplete");
  await list.getByText('"op:ko"').first().waitFor();
  await page.keyboard.press("Escape");
  expect(await barriersOn(page)).toEqual([]);
});

/** A blank card of a game, read. */
async function begin(on: Page, game: string, words: string): Promise<void> {
  await on.getByLabel("Game").selectOption(game);
  await on.locator(".json-editor", { hasText: words }).waitFor();
  await on.locator(`[data-game="${game}"] .told:not(.stale)`).waitFor();
  await on.locator(".problems", { hasText: "it reads" }).waitFor();
}

/** Types the whole text anew, with some words put in place of others. */
async function typeOver(on: Page, words: string, typed: string): Promise<void> {
  const text = (await on.locator(".cm-content").textContent()) ?? "";
  expect(text).toContain(words);
  await on.locator(".cm-content").click();
  await on.keyboard.press("ControlOrMeta+a");
  await on.keyboard.insertText(text.replace(words, typed));
}
