import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { createHearing } from "./hearing.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";
import { SHORT } from "./short-matches.js";

const PATIENCE = 300_000;
const table = opened(PATIENCE);

/** A player who does not know the game gives so many answers at most. */
const MOST = 400;

describe.each(GAMES)("$title", ({ id }) => {
  test("a whole match is played to its end by what a screen reader is given alone", { timeout: PATIENCE }, async () => {
    const page = await openKept(table, id, { setup: SHORT[id], settings: { bots: "at-once" } });
    const hearing = await createHearing(page);
    for (let answers = 0; !(await hearing.isOver()); answers++) {
      expect(answers).toBeLessThan(MOST);
      await hearing.answer(answers);
    }
    const end = await hearing.heading(/^(You won|You lost|A draw)/);
    expect(end).not.toBe("");
    await table.leave(page);
  });
});
