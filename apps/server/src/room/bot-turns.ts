import { HUMAN } from "@riposte/hosting/seats";
import { randomBot } from "@riposte/kernel/run";
import type { Exchange } from "../exchange/exchange.js";
import type { InTurn } from "../in-turn.js";
import type { Thinkers } from "../thinking/thinkers.js";
import type { BotAnswer } from "../thinking/thought.js";
import type { FollowedMatch } from "./followed-match.js";
import type { MainThreadShare } from "./main-thread-share.js";

/** Bots answer at most so often before all clients are told. */
const MOST_AT_ONCE = 3;
/** Milliseconds until we ask again whether a process answers for the bots. */
const LEASE_AGAIN = 1000;

interface BotTurnParts {
  readonly match: FollowedMatch;
  readonly exchange: Exchange;
  readonly thinkers: Thinkers;
  readonly inTurn: InTurn;
  /** All matches together: people come first. */
  readonly forBots: MainThreadShare;
  readonly log: (line: string) => void;
  /** Whether the room is still the match's. */
  readonly isOpen: () => boolean;
  readonly onAnswered: () => void;
  readonly onFailed: (error: unknown) => void;
}

export const isBotAt = (seats: readonly string[], seat: number | undefined): boolean =>
  seat !== undefined && seats[seat] !== HUMAN;

/** Lets bots answer while one is asked; thinking happens outside of the room's turn, so people are not kept waiting. */
export function createBotTurns(parts: BotTurnParts): () => Promise<void> {
  const { match, exchange, thinkers, inTurn, forBots, log, isOpen, onAnswered, onFailed } = parts;
  const { id, seats } = match.record;
  let isThinking = false;

  const isAsked = () => isOpen() && isBotAt(seats, match.asked?.seat);
  /** A bot that takes too long, or fails, answers anything: the match goes on. */
  const anyAnswer = (error: unknown): readonly BotAnswer[] => {
    log(`match ${id}: a bot gave no answer: ${String(error)}`);
    const { asked } = match;
    const { seen, line } = match.played.match;
    if (asked === null || !isAsked()) return [];
    const answer = randomBot(`${match.record.seed}:${line.length}`).answer(seen) as BotAnswer["answer"];
    return [{ seat: asked.seat, decision: asked.id, answer }];
  };
  return async function letBotsAnswer(): Promise<void> {
    if (isThinking || !isAsked()) return;
    isThinking = true;
    try {
      while (isAsked()) {
        if (!(await exchange.lease(id))) {
          setTimeout(() => void letBotsAnswer(), LEASE_AGAIN).unref();
          return;
        }
        const asked = await inTurn(async () => match.thinkable());
        const answers = await thinkers.botAnswers(asked, MOST_AT_ONCE).catch(anyAnswer);
        if (!isOpen()) return;
        await forBots(() =>
          // told in the same turn: what comes next is not stored yet
          inTurn(async () => {
            await match.botsAnswered(answers);
            onAnswered();
          }),
        );
      }
    } catch (error) {
      onFailed(error);
    } finally {
      isThinking = false;
    }
  };
}
