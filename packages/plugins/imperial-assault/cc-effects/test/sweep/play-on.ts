import { type Bot, countAnswers, type Game, type LiveMatch } from "@riposte/kernel/run";
import { observePlays, type PlayCounts } from "./observed-plays.js";

/** Lets a bot play until the match is over or `isEnough`; what goes wrong is said in one line. */
export function playOn(
  game: Game,
  match: LiveMatch<unknown>,
  bot: Bot,
  counts: PlayCounts,
  isEnough: () => boolean,
): string | undefined {
  const enter = observePlays(match, counts);
  while (match.decision !== null && !isEnough()) {
    const { question, choice } = match.decision;
    const where = `input ${match.line.length} (${question})`;
    if (countAnswers(choice) === 0) return `${where}: it is stuck, nothing can be answered.`;
    const answer = bot.answer(match.seen);
    const step = enter(answer);
    if (!step.ok) return `${where}: ${JSON.stringify(answer)} is refused: ${step.reason} ${String(step.cause ?? "")}`;
    const broken = game.invariants(match);
    if (broken.length > 0) return `${where}: ${JSON.stringify(answer)}: ${broken.join(" ")}`;
  }
  return undefined;
}
