import { voiceOf } from "@riposte/hosting";
import { analyse } from "@riposte/hosting/analysis";
import { describedGame } from "@riposte/hosting/described";
import { type AnyPlugin, randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { game as given } from "../../src/harbour/game.js";
import { harbour } from "../../src/harbour/plugin.js";

/** A match of random bots, explained. */
async function explained(players: number, teams?: () => readonly number[]) {
  const rules = { ...harbour.behaviour.game, ...(teams && { teams }) };
  const plugin = { ...harbour, behaviour: { ...harbour.behaviour, game: rules } } as AnyPlugin;
  const entry = await describedGame({ ...given, plugins: [plugin] }).load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const begin = () => startMatch(composed.game, { seed: 7, setup: { players, rounds: 1 }, hold: "auto" });
  const match = begin();
  const bot = randomBot(7);
  while (match.decision !== null) match.answer(match.decision.seat, bot.answer(match.seen));
  const recording = { begin, line: match.line, voice: voiceOf(entry, composed.game) };
  return { match, analysis: analyse(entry, recording, { seed: "1", matches: 3 }) };
}

test("every side of a match has a chance of its own, and they end with who won", async () => {
  const { match, analysis } = await explained(3);
  expect(analysis.sides).toEqual([0, 1, 2]);
  expect(analysis.judged.every(({ before, after }) => before.length === 3 && after.length === 3)).toBe(true);
  const won = match.outcome?.winners ?? [];
  expect(analysis.sources.map(({ end }) => end > 0)).toEqual([0, 1, 2].map((seat) => won.includes(seat)));
});

test("seats of one team are one side, and what a partner does counts for both", async () => {
  const { match, analysis } = await explained(4, () => [0, 1, 0, 1]);
  expect(analysis.sides).toEqual([0, 1, 0, 1]);
  expect(analysis.judged.every(({ before }) => before.length === 2)).toBe(true);
  const winner = match.outcome?.winners[0] === 0 ? 0 : 1;
  expect(analysis.sources[winner]?.end).toBe(1);
  for (const { start, choices, luck, end } of analysis.sources) {
    expect(choices).toHaveLength(4);
    const sum = [...choices, ...luck].reduce((all, one) => all + one, 0);
    expect(start + sum).toBeCloseTo(end, 9);
  }
});
