import { PHONE } from "@riposte/browser";
import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { answerSomehow, isOver } from "./answering.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";
import { SHORT } from "./short-matches.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

const WAYS = [
  ["touch", PHONE],
  ["keys", { width: 1440, height: 900 }],
] as const;

describe.each(GAMES)("$title", ({ id }) => {
  test.each(WAYS)("a whole short match is played by %s to its end", { timeout: PATIENCE }, async (by, size) => {
    const page = await openKept(table, id, { setup: SHORT[id], size });
    for (let answers = 0; !(await isOver(page)); answers++) {
      expect(answers).toBeLessThan(20);
      await answerSomehow(page, by);
    }
    const end = page.getByRole("dialog");
    await end.getByRole("heading", { name: /^(You won|You lost|A draw)/ }).waitFor();
    // the way on is reached by the same hand
    const look = end.getByRole("button", { name: "Look at the table" });
    if (by === "touch") await look.tap();
    else await page.keyboard.press("Escape");
    await end.waitFor({ state: "detached" });
    table.leave(page);
  });
});
