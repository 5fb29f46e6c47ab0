import { findGame } from "@riposte/hosting";
import type { Key } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import type { NewMatch } from "@riposte/server/protocol";
import type { Player } from "./two-browsers.js";

/** What a bot would answer with in a match of two browsers; nothing where its answer has several parts. */
export type Advice = () => Key | undefined;

/** Plays the same match beside the server: made of what was posted, its seed among it, and of everything the two sent since. */
export async function advisedBy(made: NewMatch, players: readonly Player[]): Promise<Advice> {
  const entry = await findGame(made.game)?.load();
  const composed = entry?.compose(made.plugins);
  const bot = composed?.ok === true ? entry?.bots[entry.hintBot]?.create("advice", composed.game) : undefined;
  if (composed?.ok !== true || bot === undefined) throw new Error(`Nobody advises on ${made.game}.`);
  const match = startMatch(composed.game, { setup: made.setup, seed: made.seed ?? "", hold: "always" });
  const heard = players.map(() => 0);
  return () => {
    for (const [seat, { sent }] of players.entries()) {
      for (const request of sent.slice(heard[seat])) {
        if (request.type === "answer") match.answer(seat, request.answer);
        if (request.type === "policy") match.setPolicy(seat, request.change);
      }
      heard[seat] = sent.length;
    }
    const answer = match.decision === null ? undefined : bot.answer(match.seen);
    const [only] = Array.isArray(answer) && answer.length === 1 ? answer : [answer];
    return typeof only === "object" ? undefined : only;
  };
}
