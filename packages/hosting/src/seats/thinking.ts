import type { Answer } from "@riposte/kernel";
import {
  type AnyPlugin,
  canonicalJSON,
  type Hold,
  type LiveMatch,
  type Move,
  type Snapshot,
  wholeAnswer,
} from "@riposte/kernel/run";
import type { ThinkingGame } from "../game-descriptor.js";
import { findGame } from "../games.js";
import type { Level } from "../levels.js";
import { createThinker, type Think } from "../thinking.js";
import { beginAgain } from "./begin-again.js";

/** A match as another thread needs it to play it again: where it began, and the inputs that count. */
export interface Position {
  readonly game: string;
  readonly plugins: readonly string[];
  readonly seed: string;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly from: Snapshot | null;
  readonly line: readonly Move[];
}

/** What a thread is asked to think about: the question that is pending in the position. */
export interface Thought {
  readonly position: Position;
  readonly level: Level;
  readonly think?: Think;
  /** Answers to look at, the best first, or only the answer. */
  readonly about: "answer" | "considered";
}

export type Considered = ReturnType<ReturnType<typeof createThinker>["consider"]>;

/** What a thread says: how far it is, and in the end what it found. */
export type Thinking =
  | { readonly played: number }
  | { readonly answer: Answer }
  | { readonly considered: Considered }
  | { readonly failed: string };

/** The position of a match that runs here. */
export const positionOf = (
  { seed, setup, holds, from, line }: LiveMatch<unknown>,
  { game, plugins }: Pick<Position, "game" | "plugins">,
): Position => ({ game, plugins, seed, setup, holds, from, line });

type Tell = (thinking: Thinking) => void;

/** Progress is told so often. */
const EVERY = 10;

/**
 * Thinks about one match after the other and keeps the last, so that the next question of it is quick. It plays the match again to see
 * what the asked seat saw at each of its own questions: a thinker remembers that, and gets nothing else.
 */
export function createMind(guests: readonly AnyPlugin[] = []): (thought: Thought, tell: Tell) => Promise<void> {
  let known: { readonly key: string; readonly match: LiveMatch<unknown>; readonly entry: ThinkingGame } | undefined;
  const minds = new Map<string, ReturnType<typeof createThinker>>();
  let played = 0;
  let told: Tell = () => undefined;

  const open = async ({ game: id, plugins, seed, setup, holds, from, line }: Position) => {
    const key = canonicalJSON({ id, plugins, seed, holds, from });
    const isLonger = known?.key === key && known.match.line.every((move, at) => isSame(move, line[at]));
    if (known === undefined || !isLonger) {
      const entry = await findGame(id)?.load();
      const composed = entry?.compose(plugins, guests);
      if (entry === undefined || composed === undefined) throw new Error(`There is no game "${id}" here.`);
      if (!composed.ok) throw new Error(composed.problems.join(" "));
      known = { key, match: beginAgain({ game: composed.game, seed, setup, holds, from }), entry };
      minds.clear();
    }
    return known;
  };

  return async ({ position, level, think, about }, tell) => {
    [played, told] = [0, tell];
    const { match, entry } = await open(position);
    const asked = match.line.length;
    const mindOf = (seat: number) => {
      const key = `${seat} ${level} ${JSON.stringify(think)}`;
      const mind =
        minds.get(key) ??
        createThinker(
          match.game,
          entry,
          {
            seed: `${position.seed}:${seat}`,
            level,
            onProgress: () => {
              played += 1;
              if (played % EVERY === 0) told({ played });
            },
          },
          { seat, setup: position.setup, ...(think !== undefined && { think }) },
        );
      minds.set(key, mind);
      return mind;
    };
    for (const move of position.line.slice(asked)) {
      if ("answer" in move && match.decision?.seat === move.seat) mindOf(move.seat).notice(match.seen);
      const step = match.enter(move);
      if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
    }
    if (match.decision === null) throw new Error("The match is over.");
    const { seat, choice } = match.decision;
    const mind = mindOf(seat);
    const whole = (answer: Answer) => wholeAnswer(choice, answer);
    if (about === "answer") tell({ answer: whole(mind.answer(match.seen)) });
    else tell({ considered: mind.consider(match.seen).map((one) => ({ ...one, answer: whole(one.answer) })) });
  };
}

const isSame = (one: Move, other: Move | undefined): boolean =>
  other !== undefined && canonicalJSON(one) === canonicalJSON(other);
