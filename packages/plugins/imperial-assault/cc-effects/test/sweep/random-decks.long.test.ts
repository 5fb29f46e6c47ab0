import { maps } from "@riposte/data-imperial-assault/maps";
import { startMatch } from "@riposte/kernel/run";
import { recordReached } from "@riposte/testing";
import { afterAll, describe, expect, test } from "vitest";
import { cardPlayer } from "./card-player.js";
import { playOn } from "./play-on.js";
import { stageCard } from "./stage-card.js";
import { context, sweepGame } from "./sweep-game.js";

/** 2,000 matches in slices of 100; `SLICES=0,1,2` runs some of them, `SLICES=none` only the staging, of `CARDS=blitz,parry`. */
const only = process.env.CARDS?.split(",");
const SLICE = 100;
const ALL = Array.from({ length: 20 }, (_, slice) => slice);
const chosen =
  process.env.SLICES === undefined
    ? ALL
    : ALL.filter((slice) => process.env.SLICES?.split(",").includes(String(slice)));
/** A match that is not over by then is stopped: armies that lost sight of each other wander for ever. */
const MOST_INPUTS = 3000;
const ENOUGH = 5;

const played = { changed: new Map<string, number>(), idle: new Map<string, number>() };
const staged = new Map<string, number>();
let unfinished = 0;
let inputs = 0;

describe("random legal decks", () => {
  test.each(chosen)("no match of slice %i breaks an invariant or gets stuck", { timeout: 3_600_000 }, (slice) => {
    const matches = Array.from({ length: SLICE }, (_, index) => slice * SLICE + index);
    expect(matches.flatMap((index) => playOne(index) ?? [])).toEqual([]);
  });

  test("every card resolves with a change five times, by play or else by staging", { timeout: 3_600_000 }, () => {
    const problems: string[] = [];
    for (const card of Object.keys(context.facts.command).filter((id) => only === undefined || only.includes(id))) {
      const left = ENOUGH - (played.changed.get(card) ?? 0);
      if (left <= 0) continue;
      const { times, why, problems: found } = stageCard(card, left);
      staged.set(card, times);
      problems.push(...found);
      if (times < left) problems.push(`${card}: ${ENOUGH - left} played, ${times} staged; ${why}.`);
    }
    for (const counts of [played.changed, staged]) {
      const reached = [...counts].filter(([, count]) => count > 0).map(([card, count]) => [`cc:${card}`, count]);
      recordReached(sweepGame.name, Object.fromEntries(reached));
    }
    expect(problems).toEqual([]);
  });

  afterAll(() => {
    const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
    const enough = [...played.changed].filter(([, count]) => count >= ENOUGH).length;
    console.log(
      JSON.stringify({
        matches: chosen.length * SLICE,
        inputs,
        unfinished,
        played: { cards: played.changed.size, fiveTimes: enough, times: sum(played.changed) },
        idle: { cards: played.idle.size, times: sum(played.idle) },
        staged: { cards: [...staged.values()].filter((count) => count > 0).length, times: sum(staged) },
      }),
    );
  });
});

/** One match with lists drawn from its number; what goes wrong in it. */
function playOne(index: number): string | undefined {
  const seed = `decks/${index}`;
  const { id } = maps[index % maps.length] as { readonly id: string };
  const setup = { map: id, mission: index % 2 === 0 ? "a" : "b", decks: { random: seed } };
  const match = startMatch<unknown>(sweepGame, { setup, seed, hold: "auto" });
  const problem = playOn(sweepGame, match, cardPlayer(seed), played, () => match.line.length >= MOST_INPUTS);
  inputs += match.line.length;
  if (match.decision !== null && problem === undefined) unfinished += 1;
  return problem === undefined ? undefined : `${seed}, ${problem}`;
}
