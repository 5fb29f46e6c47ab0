import { adviceOf, answerWords, closeWords } from "@riposte/hosting";
import { positionOf } from "@riposte/hosting/seats";
import { percent } from "@riposte/words";
import type { Session } from "../play/session.js";
import { voiceAsking } from "../play/voices.js";
import { createProgressBar } from "../terminal/progress-bar.js";
import { paragraph } from "../terminal/wrap.js";
import { pluginsOf } from "./plugins-of.js";
import type { Thoughts } from "./thoughts.js";

/** The best few answers, each with the chance to win it gives and one sentence why. */
export async function hintLines(session: Session, thoughts: Thoughts): Promise<readonly string[]> {
  const { entry, match, terminal } = session;
  const { decision } = match;
  if (decision === null) return ["The match is over."];
  const bar = createProgressBar(terminal, entry.search.levels.normal, "imagined matches");
  const position = positionOf(match, { game: entry.name, plugins: pluginsOf(session) });
  const found = await thoughts
    .ask({ position, level: "normal", about: "considered" }, bar.show)
    .finally(() => bar.clear());
  const considered = "considered" in found ? found.considered : [];
  const { seat, choice } = decision;
  const advice = adviceOf(entry, { considered, seat, outlook: entry.outlook?.(match, seat) ?? null });
  if (advice.length === 1)
    return [`There is nothing to choose: ${answerWords(voiceAsking(session), choice, advice[0]?.answer)}.`];
  const told = advice.flatMap(({ answer, chance, spread, why }, at) => {
    const share = `${percent(chance)} ±${Math.max(1, Math.round(spread * 100))}`.padEnd(11);
    const words = answerWords(voiceAsking(session), choice, answer);
    return [
      ...paragraph(`${share} ${at === 0 ? terminal.paint.green(words) : words}`, terminal.width),
      ...paragraph(why, terminal.width, 12).map(terminal.paint.dim),
    ];
  });
  const close = closeWords(advice);
  return close === "" ? told : [...told, ...paragraph(close, terminal.width)];
}
