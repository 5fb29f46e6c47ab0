import type { CatalogGame } from "@riposte/catalog";
import type { LiveMatch, View } from "@riposte/kernel/run";
import type { SeatNow, SeenStep } from "./contract.js";
import type { PlayedMatch, PlayedStep } from "./played-match.js";

/** What one seat sees of a match; `null` watches. */
export interface SeatEye {
  /** The steps the seat may know of: other seats' policies are left out, since their number would tell. */
  steps(): readonly SeenStep[];
  now(): Pick<SeatNow, "view" | "refusals" | "numbers" | "canUndo" | "canRedo">;
  /** How many inputs of the line lead to one of its steps. */
  inputsAt(step: number): number;
}

export function createSeatEye(played: PlayedMatch, entry: Pick<CatalogGame, "numbers">, seat: number | null): SeatEye {
  const { match } = played;
  const known = new WeakMap<PlayedStep, SeenStep>();
  const mayKnow = ({ move }: PlayedStep) => move === null || !("policy" in move) || move.seat === seat;
  const seen = (done: PlayedStep): SeenStep => {
    const step = known.get(done) ?? { by: done.move?.seat ?? null, events: done.step.events(seat), flow: done.flow };
    known.set(done, step);
    return step;
  };
  return {
    steps: () => played.steps.filter(mayKnow).map(seen),
    now() {
      const { decision } = match;
      return {
        view: match.viewFor(seat) as View,
        refusals: decision !== null && decision.seat === seat ? decision.refusals() : [],
        numbers: entry.numbers?.(match) ?? [],
        canUndo: seat !== null && lastAnswers(match, seat, 1) !== undefined,
        canRedo: seat !== null && match.redoable > 0,
      };
    },
    inputsAt(step) {
      const mine = played.steps.filter(mayKnow)[step];
      return mine === undefined ? match.line.length : played.steps.indexOf(mine);
    },
  };
}

/** How many inputs count before a seat's last answers; nothing when it did not give so many. */
export function lastAnswers({ line }: LiveMatch<unknown>, seat: number, answers: number): number | undefined {
  const own = line.flatMap((move, at) => ("answer" in move && move.seat === seat ? [at] : []));
  return own.at(-answers);
}
