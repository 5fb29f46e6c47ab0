import { type Game, randomBot, startMatch } from "@riposte/kernel/run";

/** A state of a machine. */
interface At {
  readonly procedure: string;
  readonly path: string;
}

const MOST_ANSWERS = 60;
/** How an ability asks is not where a match stands. */
const HIDDEN = new Set(["window", "ability", "around"]);

/** Where a match stood whenever one of these events came of an answer, as a bot met them from a position. */
export function comesFrom(game: Game, setup: unknown, events: ReadonlySet<string>): readonly At[] {
  const found: At[] = [];
  if (events.size === 0) return found;
  try {
    const match = startMatch(game, { setup, seed: 1, hold: "auto" });
    const bot = randomBot(1);
    for (let answers = 0; answers < MOST_ANSWERS && match.decision !== null; answers += 1) {
      const frame = match.state.frames.findLast(({ procedure }) => !HIDDEN.has(game.procedures[procedure]?.name ?? ""));
      const procedure = frame === undefined ? undefined : game.procedures[frame.procedure];
      const step = match.answer(match.decision.seat, bot.answer(match.seen));
      if (!step.ok) break;
      if (frame !== undefined && procedure !== undefined && step.events(null).some(({ type }) => events.has(type)))
        found.push({ procedure: procedure.name, path: procedure.leaves[frame.leaf] ?? "" });
    }
  } catch {
    // a position that cannot be played shows nothing; that is said where it is played
  }
  return found;
}
