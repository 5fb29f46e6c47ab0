import { maps } from "@riposte/data-imperial-assault/maps";
import { answersOf, startMatch } from "@riposte/kernel";
import { recordReached } from "@riposte/testing";
import { afterAll, describe, expect, test } from "vitest";
import { cardPlayer } from "./card-player.js";
import { observePlays } from "./observed-plays.js";
import { stageCard } from "./stage-card.js";
import { context, sweepGame } from "./sweep-game.js";

/** 2,000 matches in slices of 100; `SLICES=0,1,2` runs some of them, `SLICES=none` only the staging. */
const SLICE = 100;
const ALL = Array.from({ length: 20 }, (_, slice) => slice);
const chosen =
  process.env.SLICES === undefined
    ? ALL
    : ALL.filter((slice) => process.env.SLICES?.split(",").includes(String(slice)));
/** A match that is not over by then is stopped: armies that lost sight of each other wander for ever. */
const MOST_INPUTS = 3000;
const ENOUGH = 5;

const played = new Map<string, number>();
const staged = new Map<string, number>();
const idle = new Map<string, number>();
let unfinished = 0;
let inputs = 0;

describe("random legal decks", () => {
  test.each(chosen)("no match of slice %i breaks an invariant or gets stuck", { timeout: 3_600_000 }, (slice) => {
    for (let index = slice * SLICE; index < (slice + 1) * SLICE; index++) playOne(index);
  });

  test("every card resolves with a change five times, by play or else by staging", { timeout: 3_600_000 }, () => {
    const missing: string[] = [];
    for (const card of Object.keys(context.facts.command)) {
      const left = ENOUGH - (played.get(card) ?? 0);
      if (left <= 0) continue;
      const { times, why } = stageCard(card, left);
      staged.set(card, times);
      if (times < left) missing.push(`${card}: ${played.get(card) ?? 0} played, ${times} staged; ${why}`);
    }
    for (const counts of [played, staged])
      recordReached(
        sweepGame.name,
        Object.fromEntries([...counts].filter(([, n]) => n > 0).map(([card, n]) => [`cc:${card}`, n])),
      );
    expect(missing).toEqual([]);
  });

  afterAll(() => {
    const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
    const reached = [...played].filter(([, count]) => count >= ENOUGH).length;
    console.log(
      JSON.stringify({
        matches: chosen.length * SLICE,
        inputs,
        unfinished,
        played: { cards: played.size, fiveTimes: reached, times: sum(played) },
        idle: { cards: idle.size, times: sum(idle) },
        staged: { cards: [...staged.values()].filter((count) => count > 0).length, times: sum(staged) },
      }),
    );
  });
});

/** One match with lists drawn from its number; the invariants are checked after every input. */
function playOne(index: number): void {
  const seed = `decks/${index}`;
  const setup = {
    map: (maps[index % maps.length] as { readonly id: string }).id,
    mission: index % 2 === 0 ? "a" : "b",
    decks: { random: seed },
  };
  const match = startMatch<unknown>(sweepGame, { setup, seed, hold: "auto" });
  const bot = cardPlayer(seed);
  const plays = observePlays(match, { changed: played, idle });
  for (; match.decision !== null; inputs++) {
    if (match.line.length >= MOST_INPUTS) {
      unfinished += 1;
      return;
    }
    if (answersOf(match.decision.choice)[Symbol.iterator]().next().done === true)
      throw new Error(`${seed}, input ${match.line.length}: "${match.decision.question}" has no answer.`);
    const answer = bot.answer(match.seen);
    const step = plays.enter(answer);
    if (!step.ok)
      throw new Error(`${seed}, input ${match.line.length}: ${JSON.stringify(answer)}: ${step.reason}`, {
        cause: step.cause,
      });
    const broken = sweepGame.invariants(match);
    if (broken.length > 0) throw new Error(`${seed}, input ${match.line.length}: ${broken.join(" ")}`);
  }
}
