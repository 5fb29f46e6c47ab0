import { expect, test } from "vitest";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, lastView, sitTwo } from "./two-browsers.js";

const PATIENCE = 1_800_000;
const MOST = 3000;
const table = opened(PATIENCE, openServed);

test.each(["one-piece", "imperial-assault", "warhammer-40k"])(
  "two browsers play a whole match of %s against each other",
  { timeout: PATIENCE },
  async (game) => {
    const players = await sitTwo(table, game);
    // with strangers one is asked at every window; these two trust each other
    for (const { page } of players) {
      await page.getByText("When to ask me").click();
      await page.getByLabel("At windows").selectOption("auto");
    }
    const isOver = () => players.some((player) => lastView(player).outcome !== null);
    for (let at = 0; at < MOST && !isOver(); at++) await answerSomehow(players, at * 7);
    for (const { page } of players)
      await page
        .getByRole("dialog")
        .getByRole("heading", { name: /^You (won|lost)$/ })
        .waitFor();
    const outcomes = players.map((player) => lastView(player).outcome);
    expect(outcomes[0]).not.toBeNull();
    expect(outcomes[1]).toEqual(outcomes[0]);
  },
);
