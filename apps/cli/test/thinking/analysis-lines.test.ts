import { playersAt } from "@riposte/hosting";
import type { Analysis } from "@riposte/hosting/analysis";
import { expect, test } from "vitest";
import { analysisLines } from "../../src/thinking/analysis-lines.js";

const decided = { input: 6, seat: 1, at: 2, error: 0.05 };

/** The second player chose badly, and the first won. */
const analysis: Analysis = {
  format: "riposte-analysis/1",
  game: "one-piece",
  title: "The first player won.",
  sides: [0, 1],
  winners: [0],
  judged: [
    { input: 0, seat: 0, at: 1, before: [0.5, 0.5], after: [0.5, 0.5], error: 0 },
    { ...decided, before: [0.4, 0.6], after: [0.6, 0.4] },
  ],
  turningPoints: [
    {
      ...decided,
      before: 0.6,
      after: 0.4,
      question: "What now?",
      given: { words: "Wait", chance: 0.4, why: "" },
      other: { words: "Attack", chance: 0.6, why: "1.0 Life cards more for you on average." },
    },
  ],
  sources: [
    { start: 0.5, choices: [0, 0.2], errors: [0, 0.05], luck: [-0.1, 0.4], end: 1 },
    { start: 0.5, choices: [0, -0.2], errors: [0, 0.05], luck: [0.1, -0.4], end: 0 },
  ],
  matches: 4,
};

const told = (seat: number | null) => analysisLines(analysis, playersAt({ seat, seats: ["human", "human"] }));

test("whoever reads is told of the own chance, and what changed it adds up to the end", () => {
  expect(told(1).slice(1, 5)).toEqual([
    "Your chance to win: ▅▅▁",
    "   50 % at the start,   0 % at the end; changed by",
    "  play: Blue's choices +0, your choices −20 ±5",
    "  luck: what fell after Blue's choices +10, what fell after your choices −40",
  ]);
});

test("where nobody in particular reads, the chance is the first player's", () => {
  expect(told(null)[1]).toBe("Blue's chance to win: ▅▄█");
  expect(told(null)[3]).toBe("  play: Blue's choices +0, Red's choices +20 ±5");
});

test("a decision is told from the side of whoever made it, with what would have been better", () => {
  for (const seat of [0, 1]) {
    const [whose, whom] = seat === 1 ? ["your", "you"] : ["Red's", "Red"];
    expect(told(seat).slice(5)).toEqual([
      `1. Round 2, ${whose} decision (−20 for ${whom}), input 7: What now?`,
      `   chosen      40 % for ${whom}: Wait`,
      `   better      60 % for ${whom}: Attack. 1.0 Life cards more for you on average.`,
    ]);
  }
});
