import { type LiveMatch, type Move, seatOfInput, type View } from "@riposte/kernel/run";
import type { GameDescriptor } from "../game-descriptor.js";
import type { SeatNow, SeenStep } from "./contract.js";
import type { PlayedMatch, PlayedStep } from "./played-match.js";
import { isAllOf, type StepsSeen, sharedLength } from "./steps-seen.js";

/** What one seat sees of a match; `null` watches. */
export interface SeatEye {
  /** The steps the seat may know of, a list that grows: other seats' policies are left out, since their number would tell. */
  known(): readonly PlayedStep[];
  /** The same, as the seat sees them. */
  steps(): readonly SeenStep[];
  now(): Besides & Pick<SeatNow, "view">;
  /** The same but for the view. */
  besides(): Besides;
  /** How many inputs of the line lead to one of its steps. */
  inputsAt(step: number): number;
}

/** What a seat may know of a moment beside its view. */
type Besides = Pick<SeatNow, "refusals" | "numbers" | "outlook" | "canUndo" | "canRedo">;

export function createSeatEye(
  played: PlayedMatch,
  entry: Pick<GameDescriptor, "numbers" | "outlook">,
  seat: number | null,
): SeatEye {
  const { match } = played;
  const mayKnow = ({ move }: PlayedStep) => move === null || !("policy" in move) || move.seat === seat;
  const seen = (done: PlayedStep): SeenStep => ({
    by: done.move === null ? null : seatOfInput(done.move),
    events: done.step.events(seat),
    flow: done.flow,
  });
  let at: readonly PlayedStep[] = [];
  let looked = 0;
  /** Where something is left out; else the match's own list is what the seat may know. */
  let own: PlayedStep[] | null = null;
  let shown: StepsSeen = { steps: at, count: 0 };
  let steps: readonly SeenStep[] = [];
  /** Only what is behind the steps seen last is looked at, unless some of those are gone. */
  const look = (): readonly PlayedStep[] => {
    if (at !== played.steps) [at, looked, own] = [played.steps, 0, null];
    for (; looked < at.length; looked++) {
      const step = at[looked] as PlayedStep;
      if (!mayKnow(step)) own ??= at.slice(0, looked);
      else own?.push(step);
    }
    return own ?? at;
  };
  const besides = (): Besides => {
    return {
      // what may be answered is worked out for the asked seat alone
      refusals: match.state.pending?.seat === seat ? (match.decision?.refusals() ?? []) : [],
      numbers: played.numbers(entry),
      outlook: entry.outlook?.(match, seat) ?? null,
      canUndo: seat !== null && lastAnswers(match, seat, 1) !== undefined,
      canRedo: seat !== null && match.redoable > 0,
    };
  };
  return {
    known: look,
    steps() {
      const now = look();
      if (isAllOf(shown, now)) return steps;
      const all = { steps: now, count: now.length };
      const keep = sharedLength(shown, all);
      steps = [...steps.slice(0, keep), ...now.slice(keep).map(seen)];
      shown = all;
      return steps;
    },
    now: () => ({ view: match.viewFor(seat) as View, ...besides() }),
    besides,
    inputsAt(step) {
      const mine = played.steps.filter(mayKnow)[step];
      return mine === undefined ? match.line.length : played.steps.indexOf(mine);
    },
  };
}

/** How many inputs count before a seat's last answers; nothing when it did not give so many. */
export function lastAnswers({ line }: LiveMatch<unknown>, seat: number, answers: number): number | undefined {
  let left = answers;
  for (let at = line.length - 1; at >= 0; at--) {
    const move = line[at] as Move;
    if ("answer" in move && move.seat === seat && --left === 0) return at;
  }
  return undefined;
}
