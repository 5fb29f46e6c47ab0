import { sentencesOf, voiceOf } from "@riposte/catalog";
import { NO_COMPUTERS, seatTold } from "./computer-seats.js";
import type { Session } from "./session.js";

/** Bots answer until a person is asked. */
export function letComputersPlay(session: Session): void {
  const { match, terminal, entry, game, computers = NO_COMPUTERS } = session;
  for (let bot = botAsked(session); bot !== undefined; bot = botAsked(session)) {
    const seat = match.decision?.seat as number;
    const step = match.answer(seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${step.code}: ${step.reason}`);
    for (const sentence of sentencesOf(voiceOf(entry, game), step.events(seatTold(match, computers))))
      terminal.print(terminal.paint.yellow(`  ${bot.name}: ${sentence}`));
  }
}

const botAsked = ({ match, computers = NO_COMPUTERS }: Session) =>
  match.decision === null ? undefined : computers.get(match.decision.seat);
