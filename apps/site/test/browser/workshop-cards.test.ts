import { readFileSync } from "node:fs";
import type { OpenedPages, Page } from "@riposte/browser";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./opened-site.js";
import { begin, reads, typeOver } from "./workshop-page.js";

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
  /** The words in the blank card that are typed over, and what the remedy makes of a mistake in them. */
  readonly over: string;
  readonly typed: string;
  readonly remedy: string | null;
  readonly told: string;
  readonly acts: string;
  /** The answer on the stage that is given first. */
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
  {
    game: "warhammer-40k",
    over: '{ "do": "permit", "action": "fallBackAndShoot" }',
    typed: '{ "do": "reroll", "roll": "hit", "dice": "fails" }',
    remedy: null,
    told: "Steady Hands",
    acts: "without it",
    answer: /Ember Guard/,
  },
];

test.each(TRIES)(
  "an ability of $game is written by typing, mended, told, played and taken along with what was shown",
  { timeout: PATIENCE },
  async ({ game, over, typed, remedy, told, acts, answer }) => {
    await begin(page, game, over.slice(0, 16));
    await typeOver(page, over, typed);
    if (remedy !== null) await page.getByRole("button", { name: `Use ${remedy}` }).click();
    await page.locator(".told:not(.stale)", { hasText: told }).waitFor();
    await page.locator(".words", { hasText: acts }).waitFor();
    await reads(page);
    await page.getByRole("button", { name: /^Play it/ }).click();
    await page.frameLocator("iframe").getByRole("button", { name: answer }).first().click();
    // it comes out the same when it is played again beside the page
    await page.locator('.shown li[data-state="holds"]').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save" }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    const written = (ending: RegExp) => {
      const [, bytes] = Object.entries(files).find(([name]) => ending.test(name)) ?? [];
      return bytes === undefined ? "" : strFromU8(bytes);
    };
    // a folder of one's own that is played by its test, and a changeset
    expect(written(/^([^/]+)\/\1\.json$/)).toContain(remedy === null ? typed : `"${remedy}"`);
    expect(JSON.parse(written(/^[^/]+\/scenario\.json$/)).steps.length).toBeGreaterThan(1);
    expect(written(/^[^/]+\/[^/]+\.test\.js$/)).toContain("runScenario(game, scenario)");
    expect(written(/\.changeset\/.*\.md$/)).toContain("patch");
  },
);
