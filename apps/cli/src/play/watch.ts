import { answerWords } from "@riposte/hosting";
import { type Bot, describeRefusal } from "@riposte/kernel/run";
import { WATCHED, whoIs } from "@riposte/words";
import { MOST_INPUTS } from "../simulate/play-games.js";
import { answerOf } from "./let-computers-play.js";
import { outcomeLines } from "./outcome-lines.js";
import { type Session, showTable } from "./session.js";
import { tell } from "./tell.js";
import { voiceTelling } from "./voices.js";

/** Lets bots play every seat and shows each step; `pause` gives people time to read. */
export async function watchBots(
  session: Session,
  botAt: (seat: number) => Bot,
  pause: () => Promise<void>,
): Promise<void> {
  const { entry, match, terminal } = session;
  const voice = voiceTelling(session);
  const most = entry.mostInputs ?? MOST_INPUTS;
  for (let inputs = 0; match.decision !== null && inputs < most; inputs++) {
    const { decision } = match;
    const bot = botAt(decision.seat);
    showTable(session);
    const answer = await answerOf(session, bot);
    terminal.print(
      `${match.seats === 1 ? bot.name : `${whoIs(voice.players ?? WATCHED, decision.seat)} (${bot.name})`}: ${terminal.paint.green(answerWords(voice, decision.choice, answer))}`,
    );
    const step = match.answer(decision.seat, answer, decision.id);
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${describeRefusal(step)}`);
    tell(session, step, decision.seat);
    await pause();
  }
  showTable(session);
  if (match.outcome === null) terminal.print(`Not finished after ${most} answers.`);
  else for (const line of outcomeLines(voice, match.outcome, terminal.paint, match.seats)) terminal.print(line);
}
