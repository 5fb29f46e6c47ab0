import { sentencesOf } from "@riposte/catalog";
import { NO_COMPUTERS, seatTold } from "./computer-seats.js";
import type { Session } from "./session.js";
import { voiceTelling } from "./voices.js";

/** Bots answer until a person is asked. */
export function letComputersPlay(session: Session): void {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  for (let bot = botAsked(session); bot !== undefined; bot = botAsked(session)) {
    const seat = match.decision?.seat as number;
    const step = match.answer(seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${step.code}: ${step.reason}`);
    for (const sentence of sentencesOf(voiceTelling(session), step.events(seatTold(match, computers)), seat))
      terminal.print(terminal.paint.yellow(`  ${sentence}`));
  }
}

const botAsked = ({ match, computers = NO_COMPUTERS }: Session) =>
  match.decision === null ? undefined : computers.get(match.decision.seat);
