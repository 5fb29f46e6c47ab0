import type { NewMatch } from "@riposte/server/protocol";
import { expect, test } from "vitest";
import { advisedBy } from "./advised.js";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, lastView, sitTwo } from "./two-browsers.js";

const PATIENCE = 900_000;
const MOST = 3000;
const table = opened(PATIENCE, openServed);

test.each(["one-piece", "imperial-assault", "warhammer-40k"])(
  "two browsers play a whole match of %s against each other",
  { timeout: PATIENCE },
  async (game) => {
    let made: NewMatch | undefined;
    const players = await sitTwo(table, game, [], async (page) =>
      page.on("request", (request) => {
        if (request.method() === "POST") made ??= request.postDataJSON() as NewMatch;
      }),
    );
    // whoever answers anything may never meet the other
    const advice = await advisedBy(made as NewMatch, players);
    // with strangers one is asked at every window; these two trust each other
    for (const { page } of players) {
      await page.getByText("When to ask me").click();
      await page.getByLabel("At windows").selectOption("auto");
    }
    const isOver = () => players.some((player) => lastView(player).outcome !== null);
    for (let at = 0; at < MOST && !isOver(); at++) await answerSomehow(players, at * 7, advice());
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
