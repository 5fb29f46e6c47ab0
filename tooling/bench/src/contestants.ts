import { facts } from "@riposte/data-finished";
import { type Finished, finished } from "@riposte/finished";
import { compose, type SlicesIn, simulateMatch, startMatch } from "@riposte/kernel/run";
import type { BaselineGame, BaselineResult } from "./baseline/baseline-game.js";
import * as boardgameIo from "./baseline/boardgame-io.js";
import * as handWritten from "./baseline/hand-written.js";

/** One implementation of Finished!, driven by the index of a legal answer. */
export interface Contestant {
  readonly name: string;
  start(deck: readonly number[]): BaselineGame;
}

const game = compose([finished(facts)]);
const setupOf = (deck: readonly number[]) => ({ difficulty: "easy", deck: deck.slice(0, -1) });

/** Riposte as hosts play it, with log and undo, every event and state looked at: in production, or with everything checked. */
const played = (name: string, checks: boolean): Contestant => ({
  name,
  start(deck) {
    const match = startMatch(game, { setup: setupOf(deck), seed: 1, checks });
    const looked: unknown[] = [];
    return {
      count: () => match.decision?.count() ?? 0,
      answerIndex: (index) => {
        const step = match.answerAt(0, index);
        accept(step);
        if (!step.ok) return;
        looked[0] = step.recorded;
        looked[1] = match.state;
      },
      done: () => match.outcome !== null,
      result: () => resultOf(match.slices, match.line.length, match.outcome),
    };
  },
});

/** Riposte for statistics: the same rules on mutable state. */
const simulationMode: Contestant = {
  name: "riposte simulation",
  start(deck) {
    const match = simulateMatch(game, { setup: setupOf(deck), seed: 1 });
    let inputs = 0;
    return {
      count: () => match.count(),
      answerIndex: (index) => {
        inputs += 1;
        const failure = match.enterAt(index);
        if (failure !== undefined) throw new Error(failure.reason);
      },
      done: () => match.outcome !== null,
      result: () => resultOf(match.slices, inputs, match.outcome),
    };
  },
};

export const contestants: readonly Contestant[] = [
  simulationMode,
  { name: "boardgame.io 0.50.2", start: (deck) => boardgameIo.createGame([...deck], "easy") },
  { name: "hand-written", start: (deck) => handWritten.createGame(deck, "easy") },
  played("riposte watched play", false),
  played("riposte checked play", true),
];

export const finishedGame = game;

function accept(result: { readonly ok: boolean; readonly reason?: string }): void {
  if (!result.ok) throw new Error(result.reason);
}

function resultOf(
  slices: SlicesIn<Finished>,
  inputs: number,
  outcome: { readonly winners: readonly number[] } | null,
): BaselineResult {
  const { draw, present, past, future, finished: scored, coffee, active, reserve, turns, candy } = slices.finished;
  return {
    won: outcome !== null && outcome.winners.length > 0,
    lost: outcome !== null && outcome.winners.length === 0,
    finished: scored,
    coffee,
    active,
    reserve,
    turns,
    inputs,
    draw: [...draw],
    present: [...present],
    past: [...past],
    future: future.map(({ kind, cards }) => ({ kind, cards: [...cards] })),
    candy: candy.slice(1),
  };
}
