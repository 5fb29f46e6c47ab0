import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { createHearing } from "./hearing.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";
import { SHORT } from "./short-matches.js";

const PATIENCE = 600_000;
const table = opened(PATIENCE);

/** A player who does not know the game gives so many answers at most. */
const MOST = 3000;

const LENGTHS = [
  ["short", SHORT],
  ["whole", {} as typeof SHORT],
] as const;

describe.each(GAMES)("$title", ({ id }) => {
  test.each(LENGTHS)(
    "a %s match is played to its end by what a screen reader is given alone",
    {
      timeout: PATIENCE,
    },
    async (_, setups) => {
      const page = await openKept(table, id, { setup: setups[id], settings: { bots: "at-once" } });
      const hearing = await createHearing(page);
      for (let answers = 0; (await hearing.find("dialog", /./)) === undefined; answers++) {
        expect(answers).toBeLessThan(MOST);
        await hearing.answer(answers);
      }
      expect(await hearing.find("heading", /^(You won|You lost|A draw)/)).toBeDefined();
      await table.leave(page);
    },
  );
});
