import { NO_COMPUTERS } from "./computer-seats.js";
import type { Session } from "./session.js";
import { tell } from "./tell.js";

/** Bots answer until a person is asked. */
export function letComputersPlay(session: Session): void {
  const { match } = session;
  for (let bot = botAsked(session); bot !== undefined; bot = botAsked(session)) {
    const seat = match.decision?.seat as number;
    const step = match.answer(seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${step.code}: ${step.reason}`);
    tell(session, step, seat);
  }
}

const botAsked = ({ match, computers = NO_COMPUTERS }: Session) =>
  match.decision === null ? undefined : computers.get(match.decision.seat);
