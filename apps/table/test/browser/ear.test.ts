import { barriersOn, type Page } from "@riposte/browser";
import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { answerSomehow } from "./answering.js";
import { heardHere, heardIn, timesHeard } from "./heard.js";
import { HEARD } from "./heard-specs.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";
import { SHORT } from "./short-matches.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

async function walked(game: string): Promise<Page> {
  const page = await openKept(table, game, { setup: SHORT[game] });
  await page.getByRole("grid").waitFor({ state: "attached" });
  return page;
}

const told = (page: Page) => heardIn(page, "log", "What has happened");

describe.each(GAMES)("$title", ({ id }) => {
  test("its table is heard place by place, as specified line by line", { timeout: PATIENCE }, async () => {
    const page = await walked(id);
    const name = (await page.getByRole("grid").getAttribute("aria-label")) ?? "";
    expect(await heardIn(page, "grid", name)).toEqual(HEARD[id]?.trim().split("\n"));
    await page.keyboard.press("g");
    // what is walked is seen too
    await expect.poll(() => heardHere(page)).toMatch(/1 of \d+\.$/);
    const here = await heardHere(page);
    await expect.poll(() => page.locator("p[aria-hidden=true]", { hasText: here }).count()).toBe(1);
    expect(await barriersOn(page)).toEqual([]);
    await table.leave(page);
  });

  test("what happened is told once, when it has ended", { timeout: PATIENCE }, async () => {
    const page = await walked(id);
    const before = (await told(page)).length;
    // a decision with questions of its own ends behind them
    for (let answers = 0; answers < 8 && (await told(page)).length <= before; answers++)
      await answerSomehow(page, "keys");
    expect((await told(page)).length).toBeGreaterThan(before);
    for (const line of (await told(page)).slice(before))
      expect([line, await timesHeard(page, line)]).toEqual([line, 1]);
    await table.leave(page);
  });
});

test("arrow keys go to the next place, Enter answers with what lies there, S says the last again", {
  timeout: PATIENCE,
}, async () => {
  const page = await walked("imperial-assault");
  await page.keyboard.press("g");
  await expect.poll(() => heardHere(page)).toMatch(/^C3, Riot Trooper 1, yours/);
  await page.keyboard.press("ArrowRight");
  expect(await heardHere(page)).toMatch(/^D3, Riot Trooper 2, yours.* 2 of 2\.$/);
  await page.keyboard.press("ArrowDown");
  expect(await heardHere(page)).toBe("D4, counts for the mission, blocking edge to the east");
  await page.keyboard.press("i");
  await page.getByText("Nothing can be done here.").first().waitFor({ state: "attached" });
  await page.keyboard.press("End");
  expect(await heardHere(page)).toBe("H4, wall to the east");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  for (let right = 0; right < 3; right++) await page.keyboard.press("ArrowRight");
  const decision = await page.locator("[data-decision]").getAttribute("data-decision");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-decision]").getAttribute("data-decision")).not.toBe(decision);
  await page.keyboard.press("s");
  const last = (await told(page)).at(-1)?.trim() ?? "";
  await page.getByRole("status").getByText(last).waitFor({ state: "attached" });
  await table.leave(page);
});

test("odds are said on request, percent as a word", { timeout: PATIENCE }, async () => {
  const at = (id: string, card: string, space: string) => ({ card, figures: [{ id, at: space }] });
  const position = {
    activating: { figure: "vader" },
    seats: [
      { affiliation: "imperial", zone: "red", groups: [at("vader", "darth-vader", "a7")] },
      { affiliation: "rebel", zone: "blue", groups: [at("luke", "luke-skywalker", "b7")] },
    ],
  };
  const page = await openKept(table, "imperial-assault", { setup: { map: "training-yard", mission: "a", position } });
  const luke = page.locator("td", { hasText: "Luke Skywalker" });
  await luke.waitFor({ state: "attached" });
  await luke.focus();
  await page.keyboard.press("i");
  await expect
    .poll(() => page.locator("p[aria-live=polite]").textContent())
    .toMatch(/Attack Luke Skywalker.*: \d+ percent/);
  await table.leave(page);
});
