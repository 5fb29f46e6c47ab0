import { startMatch } from "@riposte/kernel/run";
import { cardPlayer } from "./card-player.js";
import { playOn } from "./play-on.js";
import { stagedPosition } from "./staged-position.js";
import { sweepGame } from "./sweep-game.js";

const TRIES = 250;
const INPUTS = 150;

/** What staging a card came to. */
export interface Staged {
  readonly times: number;
  /** Why it is not more. */
  readonly why: string;
  /** What went wrong on the way. */
  readonly problems: readonly string[];
}

/** Makes a card resolve with a change so many times, in positions around a figure that may play it. */
export function stageCard(card: string, wanted: number): Staged {
  const counts = { changed: new Map<string, number>(), idle: new Map<string, number>() };
  const times = () => counts.changed.get(card) ?? 0;
  const problems: string[] = [];
  for (let attempt = 0; attempt < TRIES && times() < wanted; attempt++) {
    const seed = `${card}/${attempt}`;
    const match = startMatch<unknown>(sweepGame, { setup: stagedPosition(card, seed, attempt), seed, hold: "auto" });
    const before = times();
    const isEnough = () => times() > before || match.line.length >= INPUTS;
    const problem = playOn(sweepGame, match, cardPlayer(seed, card), counts, isEnough);
    if (problem !== undefined) problems.push(`${seed}, ${problem}`);
  }
  const why = counts.idle.has(card) ? "it resolves, and nothing changes" : "it was not played";
  return { times: times(), why, problems };
}
