import type { Answer } from "@riposte/kernel";
import { answersOf, type LiveMatch, type Move, startMatch } from "@riposte/kernel/run";
import { type CcPlayContext, getCcPlayContext, getPlayableCcFromHand, isCcPlayableNow } from "../../src/index.js";
import { game, setupAt } from "../position.js";
import type { TimingCase } from "./timing-case.js";

/** What a decision says about the card of a case. */
export interface MomentSeen {
  readonly context: CcPlayContext;
  readonly playable: ReturnType<typeof isCcPlayableNow>;
  readonly hand: ReturnType<typeof getPlayableCcFromHand>;
  /** Everything entered before it. */
  readonly line: readonly Move[];
}

/** How a case's match begins: everybody is asked whenever it could respond by public information. */
export const positionOf = (one: TimingCase) => ({ setup: setupAt(one), seed: one.seed ?? 1, hold: "always" as const });

const MOST = 40;
/** So many decisions after the card could last be played the walk is over. */
const AFTER = 4;

/** Walks through a case without playing its card, and looks at every decision. */
export function walk(one: TimingCase): readonly MomentSeen[] {
  const match = startMatch(one.game ?? game, positionOf(one));
  const next = scripted(one.answers);
  const seen: MomentSeen[] = [];
  while (match.decision !== null && seen.length < MOST) {
    seen.push(look(match, one));
    const last = seen.findLastIndex(({ playable }) => playable.ok);
    if (next.isDone() && last >= 0 && seen.length - last > AFTER) break;
    const result = match.answer(match.decision.seat, next([...answersOf(match.decision.choice)]));
    if (!result.ok) throw new Error(result.reason);
  }
  return seen;
}

/** Gives answers by what is legal. */
export interface Script {
  (legal: readonly Answer[]): Answer;
  isDone(): boolean;
}

/** Gives the scripted answers in their order, each as soon as it is legal; passes this one moment otherwise, or takes the first answer. */
export function scripted(answers: readonly Answer[]): Script {
  const left = [...answers];
  const next = (legal: readonly Answer[]): Answer => {
    const [wanted] = left;
    const isWanted = wanted !== undefined && legal.some((answer) => String(answer) === String(wanted));
    if (isWanted) return left.shift() as Answer;
    if (legal.some(isWholePause)) return "pass";
    return legal.find((answer) => ["pass", "none", "stop"].includes(String(answer))) ?? (legal[0] as Answer);
  };
  return Object.assign(next, { isDone: () => left.length === 0 });
}

/** Passing at all moments of a pause. */
export const isWholePause = (answer: Answer): boolean => /^pass:\d+$/.test(String(answer));

const look = (match: LiveMatch<unknown>, { card, holder = 0 }: TimingCase): MomentSeen => ({
  context: getCcPlayContext(match, holder),
  playable: isCcPlayableNow(match, holder, card),
  hand: getPlayableCcFromHand(match, holder),
  line: [...match.line],
});
