import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { createHearing, guessing, hinted } from "./hearing.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";
import { SHORT } from "./short-matches.js";

const PATIENCE = 120_000;
const table = opened(PATIENCE);

const MOST = 400;

const PLAYERS = [
  ["guesses", guessing],
  ["takes the hint", hinted],
] as const;

describe.each(GAMES)("$title", ({ id }) => {
  test.each(PLAYERS)(
    "a match is played to its end by a player who %s and hears the accessibility tree alone",
    {
      timeout: PATIENCE,
    },
    async (_, player) => {
      const page = await openKept(table, id, { setup: SHORT[id], settings: { bots: "at-once" } });
      const hearing = await createHearing(page);
      const choose = player();
      for (let answers = 0; (await hearing.find("dialog", /./)) === undefined; answers++) {
        expect(answers).toBeLessThan(MOST);
        await hearing.answer(choose);
      }
      expect(await hearing.find("heading", /^(You won|You lost|A draw)/)).toBeDefined();
      await table.leave(page);
    },
  );
});
