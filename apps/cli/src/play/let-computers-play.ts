import { LEVELS } from "@riposte/hosting";
import { positionOf } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import { type Bot, describeRefusal } from "@riposte/kernel/run";
import { createProgressBar } from "../terminal/progress-bar.js";
import { pluginsOf } from "../thinking/plugins-of.js";
import { thoughtsOf } from "../thinking/thoughts-of.js";
import { NO_COMPUTERS } from "./computer-seats.js";
import type { Session } from "./session.js";
import { tell } from "./tell.js";

/** Bots answer until a person is asked. */
export async function letComputersPlay(session: Session): Promise<void> {
  const { match } = session;
  for (let bot = botAsked(session); bot !== undefined; bot = botAsked(session)) {
    const seat = match.decision?.seat as number;
    const step = match.answer(seat, await answerOf(session, bot));
    if (!step.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${describeRefusal(step)}`);
    tell(session, step, seat);
  }
}

/** Those that think do so in a thread of their own, with a bar that shows how far they are. */
export async function answerOf(session: Session, bot: Bot): Promise<Answer> {
  const { entry, match, terminal } = session;
  const level = LEVELS.find((one) => one === bot.name);
  if (level === undefined) return bot.answer(match.seen);
  const bar = createProgressBar(terminal, entry.search.levels[level], "imagined matches");
  const position = positionOf(match, { game: entry.name, plugins: pluginsOf(session) });
  const found = await thoughtsOf(session)
    .ask({ position, level, about: "answer" }, bar.show)
    .finally(() => bar.clear());
  return "answer" in found ? found.answer : bot.answer(match.seen);
}

const botAsked = ({ match, computers = NO_COMPUTERS }: Session) =>
  match.decision === null ? undefined : computers.get(match.decision.seat);
