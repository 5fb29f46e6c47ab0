import { PHONE } from "@riposte/browser";
import { GAMES } from "@riposte/hosting";
import { describe, expect, test } from "vitest";
import { answerSomehow, isOver } from "./answering.js";
import { openKept } from "./open-kept.js";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

const MAKINO = "OP01-016";
const duelist = (characters: readonly string[], active: number) => ({
  leader: "OP01-003",
  characters,
  hand: [MAKINO],
  deck: Array.from({ length: 5 }, () => MAKINO),
  don: { active },
});

/** Set-ups that few answers bring to an end. */
const SHORT: Readonly<Record<string, unknown>> = {
  finished: { position: { finished: 38, present: [44, 41, 43], draw: [40, 46, 39, 42, 47, 45] } },
  "one-piece": { position: { sides: [duelist(["OP01-025"], 6), duelist([], 4)] } },
  "warhammer-40k": {
    armies: [
      { id: "one", army: { name: "One" }, units: [{ datasheet: "plasma-crew", place: { along: 20, lane: 0 } }] },
      { id: "two", army: { name: "Two" }, units: [{ datasheet: "thorn-leapers", place: { along: 30, lane: 0 } }] },
    ],
    round: 5,
    phase: "movement",
  },
  "imperial-assault": {
    map: "training-yard",
    position: {
      round: 3,
      seats: [
        {
          affiliation: "imperial",
          vp: 36,
          groups: [{ card: "riot-trooper-elite", figures: [{ at: "c3" }, { at: "d3" }] }],
        },
        { affiliation: "rebel", vp: 30, groups: [{ card: "rebel-trooper", figures: [{ at: "d5", damage: 2 }] }] },
      ],
    },
  },
};

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
