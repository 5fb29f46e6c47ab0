import type { Answer } from "@riposte/kernel";
import { canonicalJSON, firstAnswer, type LiveMatch } from "@riposte/kernel/run";
import { WATCHED, whoIs } from "@riposte/words";
import { adviceOf } from "../advice.js";
import type { ThinkingGame } from "../game-descriptor.js";
import { createThinker } from "../thinking.js";
import { answerWords } from "../voice/answer-words.js";
import { say } from "../voice/voice.js";
import type { AnalysisOptions, Recording } from "./analyse.js";
import type { Judged } from "./judge-decisions.js";

/** An answer in words, with the chance to win after it of the seat that gave it. */
export interface Told {
  readonly words: string;
  readonly chance: number;
  /** What it brings, in what the game counts. */
  readonly why: string;
}

/** A decision that changed much, and the best other answer. */
export interface TurningPoint extends Omit<Judged, "before" | "after"> {
  /** Of the seat that chose. */
  readonly before: number;
  readonly after: number;
  readonly question: string;
  readonly given: Told;
  readonly other: Told | null;
}

/** A decision by what it did for the seat that made it. */
type Chosen = Pick<TurningPoint, keyof Judged>;

const ofChooser = (one: Judged, sides: readonly number[]): Chosen => {
  const side = sides[one.seat] ?? 0;
  return { ...one, before: one.before[side] ?? 0.5, after: one.after[side] ?? 0.5 };
};

const POINTS = 3;
/** Less is no turning point. */
const NOTICED = 0.03;

/** The three decisions that changed the chance to win most, as far as that is sure, thought about once more. */
export function turningPoints(
  entry: ThinkingGame,
  { begin, line, voice }: Recording,
  judged: readonly Judged[],
  sides: readonly number[],
  { seed }: AnalysisOptions,
): readonly TurningPoint[] {
  const match = begin();
  const points: TurningPoint[] = [];
  const own = judged.map((one) => ofChooser(one, sides));
  for (const one of mostTelling(own)) {
    for (const move of line.slice(match.line.length, one.input)) match.enter(move);
    const move = line[one.input];
    if (match.decision === null || move === undefined || !("answer" in move)) continue;
    points.push({ ...one, ...thought(entry, match, firstAnswer(move.answer), `${seed}:${one.input}`, voice) });
  }
  return points;
}

/** By how much more they changed than what chance would explain, in the order of the match. */
const mostTelling = (judged: readonly Chosen[]): readonly Chosen[] =>
  judged
    .filter((one) => sureOf(one) > NOTICED)
    .sort((one, other) => sureOf(other) - sureOf(one))
    .slice(0, POINTS)
    .sort((one, other) => one.input - other.input);

const sureOf = ({ before, after, error }: Chosen): number => Math.abs(after - before) - error;

function thought(
  entry: ThinkingGame,
  match: LiveMatch<unknown>,
  given: Answer,
  seed: string,
  voice: Recording["voice"],
): Pick<TurningPoint, "question" | "given" | "other"> {
  const { seat, choice, prompt } = match.decision as NonNullable<LiveMatch<unknown>["decision"]>;
  const mind = createThinker(match.game, entry, { seed, level: "normal" }, { seat, setup: match.setup });
  const best = mind.consider(match.seen).find(({ answer }) => canonicalJSON(answer) !== canonicalJSON(given));
  const answers = best === undefined ? [given] : [given, best.answer];
  const weighed = mind.weigh(match.seen, answers, entry.search.levels.normal)[seat] ?? [];
  const outlook = entry.outlook?.(match, seat) ?? null;
  const { players = WATCHED } = voice;
  const names = [whoIs(players, seat), whoIs(players, 1 - seat)] as const;
  const told = ([one, beside]: readonly (typeof weighed)[number][], against: string): Told => ({
    words: answerWords(voice, choice, one?.answer),
    chance: one?.chance ?? 0.5,
    why:
      adviceOf(
        entry,
        {
          considered: [one, beside].flatMap((each) => each ?? []),
          seat,
          outlook,
          names,
          beside: [against, against],
        },
        1,
      )[0]?.why ?? "",
  });
  return {
    question: say(voice, prompt),
    given: told(weighed, "the other answer"),
    other: weighed.length < 2 ? null : told([...weighed].reverse(), "what was chosen"),
  };
}
