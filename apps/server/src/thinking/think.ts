import { isMainThread, workerData } from "node:worker_threads";
import { findGame } from "@riposte/hosting";
import { welcomeGuest } from "@riposte/hosting/guests";
import { botsAt, type Cursor, createCursor } from "@riposte/hosting/seats";
import type { AnyPlugin, LiveMatch } from "@riposte/kernel/run";
import { beginStored, guestsIn, unwatched } from "../room/restore.js";
import type { BotAnswer, BotThought, LookBack, Thinkable, Thought } from "./thought.js";

/** Matches a thread remembers, so that the next thought about one is quick. */
const MOST_REMEMBERED = 30;
const remembered = new Map<string, Cursor>();

/** What a thread is given: where the games of others come from, which it imports for itself. */
export interface ThreadData {
  readonly games: readonly string[];
}

if (!isMainThread) for (const where of (workerData as Partial<ThreadData>)?.games ?? []) await welcomeGuest(where);

/** Thinks in a thread of its own: bots' answers, or a view of the past as JSON. */
export const think = (thought: Thought): Promise<readonly BotAnswer[] | string> => thinkWith(thought, []);

/** The same with plugins of others, which no thread but the one that loaded them has. */
export const thinkWith = (thought: Thought, guests: readonly AnyPlugin[]): Promise<readonly BotAnswer[] | string> =>
  thought.about === "bots" ? botAnswers(thought, guests) : viewAt(thought, guests);

async function botAnswers(
  { match: thinkable, most }: BotThought,
  guests: readonly AnyPlugin[],
): Promise<readonly BotAnswer[]> {
  const { cursor, entry } = await recall(thinkable, guests);
  const match = cursor.at(thinkable.line);
  // the same place gives the same bot, whichever thread thinks
  const seed = `${thinkable.seed}:${thinkable.line.length}`;
  const bots = botsAt(entry, thinkable.seats, { seed, game: match.game, setup: match.setup });
  const answers: BotAnswer[] = [];
  for (let { decision } = match; decision !== null && answers.length < most; { decision } = match) {
    const bot = bots[decision.seat];
    if (bot == null) break;
    const answered = { seat: decision.seat, decision: decision.id, answer: bot.answer(match.seen) };
    const step = match.answer(answered.seat, answered.answer);
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${step.reason}`);
    answers.push(answered);
  }
  return answers;
}

async function viewAt({ match: thinkable, inputs, seat }: LookBack, guests: readonly AnyPlugin[]): Promise<string> {
  const { cursor } = await recall(thinkable, guests);
  return JSON.stringify(cursor.at(thinkable.line.slice(0, inputs)).viewFor(seat));
}

async function recall(thinkable: Thinkable, guests: readonly AnyPlugin[]) {
  const { id, game } = thinkable;
  const entry = await findGame(game)?.load();
  if (entry === undefined) throw new Error(`There is no game "${game}" here.`);
  const cursor = remembered.get(id) ?? createCursor(() => beginning(thinkable, entry, guests));
  remembered.delete(id);
  remembered.set(id, cursor);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return { cursor, entry };
}

type Entry = Awaited<ReturnType<NonNullable<ReturnType<typeof findGame>>["load"]>>;

function beginning(thinkable: Thinkable, entry: Entry, guests: readonly AnyPlugin[]): LiveMatch<unknown> {
  const composed = entry.compose(thinkable.plugins, guestsIn(thinkable, guests));
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  return beginStored(thinkable, unwatched(composed.game));
}
