import { type Blow, type LogPart, luckiestIn, type Voice } from "@riposte/hosting";
import type { SeatState } from "@riposte/hosting/seats";
import { type Phrase, plain } from "@riposte/words";
import { chapterAt } from "../match/told/chapter-at.js";
import { endTexts as texts } from "./end-texts.js";

/** A moment a match will be remembered for. */
export interface Memorable {
  readonly title: string;
  readonly step: number;
  readonly line: Phrase;
  /** The round or turn it is in. */
  readonly where: string;
}

/** The luckiest roll by exact odds, then the hardest, the last and the first blow; one that is several of them is told once. */
export function memorableIn(
  voice: Voice,
  steps: SeatState["steps"],
  log: readonly LogPart[],
  blows: readonly Blow[],
): readonly Memorable[] {
  const most = Math.max(...blows.map(({ harm }) => harm));
  const hardest = blows.filter(({ harm }) => harm === most);
  const told = [
    { title: texts.hardest, blow: hardest.length === 1 ? hardest[0] : undefined },
    { title: texts.last, blow: blows.at(-1) },
    { title: texts.first, blow: blows[0] },
  ];
  const luckiest = luckiestIn(voice, steps);
  const lucky: readonly Memorable[] =
    luckiest === undefined
      ? []
      : [
          {
            title: texts.luckiest,
            step: luckiest.step,
            line: [{ text: texts.luck(luckiest.words, luckiest.chance) }],
            where: roundIn(chapterAt(log, luckiest.step)),
          },
        ];
  const struck = told.flatMap(({ title, blow }, at): readonly Memorable[] =>
    blow === undefined || told.findIndex((one) => one.blow === blow) < at
      ? []
      : [{ title, step: blow.step, line: blow.line, where: blow.heading === null ? "" : roundIn(plain(blow.heading)) }],
  );
  // more than three are no longer the ones to remember
  return [...lucky, ...struck].slice(0, 3).sort((one, other) => one.step - other.step);
}

/** "Round 3" of "Round 3, you have the initiative". */
const roundIn = (chapter: string): string => chapter.split(",")[0] ?? "";
