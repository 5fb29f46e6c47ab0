import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { composed, played } from "../composed.js";
import { opened } from "./opened.js";

const PATIENCE = 150_000;
const table = opened(PATIENCE);

test("a game's machines are drawn without a match, a search marks states, and a call leads to its procedure", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/inspect/imperial-assault");
  await page.locator("svg.chart").waitFor();
  expect(await wordsOutsideTheirBox(page)).toEqual([]);
  await page.getByRole("searchbox").fill("attack:surges");
  await page
    .getByRole("navigation", { name: "Procedures" })
    .getByRole("button", { name: /^attack/ })
    .click();
  expect(await page.locator('[data-state="surges"]').getAttribute("class")).toContain("found");
  // once the machine is larger than its pane, a press on the small map moves there
  for (let times = 0; times < 4; times++) await page.getByRole("button", { name: "Larger" }).click();
  const drawing = page.locator("svg.chart").locator("..");
  const before = await drawing.getAttribute("style");
  const small = page.locator("svg[class*=map]:not(.chart)").last();
  await small.click({ position: { x: 20, y: 16 } });
  expect(await drawing.getAttribute("style")).not.toBe(before);
  expect(await page.locator("li", { hasText: "attack:surges" }).first().textContent()).toContain("surge offers");
  expect(await barriersOn(page)).toEqual([]);
});

test("a saved match is followed along its inputs, and a seat's eyes do not see the other hand", {
  timeout: PATIENCE,
}, async () => {
  const { game } = await composed("imperial-assault");
  const save = saveMatch(played(game, 60));
  const page = await table.open("#/inspect", PHONE);
  await page.evaluate(() => {
    location.hash = "#/inspect/imperial-assault";
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(save)) });
  await page.getByText("Now, input 60").waitFor();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByText("Input 59 of 60").waitFor();
  await page.getByRole("button", { name: "First" }).click();
  expect(await page.getByRole("region", { name: "What happened" }).textContent()).toContain("Setup");
  await page.getByRole("button", { name: "Last" }).click();
  expect(await page.locator("svg.chart .active").count()).toBeGreaterThan(0);
  await page.getByRole("group", { name: "Seen by" }).getByText("Blue", { exact: true }).click();
  const { sides } = (save.snapshot.slices as { "imperial-assault": { sides: { hand: string[] }[] } })[
    "imperial-assault"
  ];
  const html = await page.content();
  for (const card of sides[1]?.hand ?? []) if (!sides[0]?.hand.includes(card)) expect(html).not.toContain(card);
  expect(await barriersOn(page)).toEqual([]);
});

/** Boxes are measured without a screen, so a real one tells whether their words fit. */
const wordsOutsideTheirBox = (page: Page): Promise<readonly string[]> =>
  page.locator("svg.chart text").evaluateAll((texts) =>
    (texts as SVGGraphicsElement[])
      .filter((text) => {
        const box = text.parentElement?.querySelector<SVGGraphicsElement>(":scope > rect")?.getBBox();
        const words = text.getBBox();
        return box !== undefined && words.x + words.width > box.x + box.width;
      })
      .map((text) => String(text.textContent)),
  );
