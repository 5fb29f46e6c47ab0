import { createSeatEye, type PlayedMatch, type PlayedStep, type SeatEye, sharedLength } from "@riposte/seats";
import type { FollowedMatch } from "./followed-match.js";
import { type Around, changesSince, type Moment, momentOf } from "./moment.js";
import { toldStep } from "./written-step.js";

/** What one seat sees. */
export interface Desk {
  readonly played: PlayedMatch;
  readonly eye: SeatEye;
  /** The state message for somebody who was told so much; nothing when there is nothing new. */
  news(told: Told): { readonly text: string; readonly told: Told } | undefined;
  /** Lets go of what was told last, which else would be kept until the next change. */
  settle(): void;
}

/** What somebody was told last. */
interface Told {
  readonly steps: readonly PlayedStep[];
  /** Which telling of now; 0 for nothing yet. */
  readonly stamp: number;
}

export const NOTHING: Told = { steps: [], stamp: 0 };

export function createDesk(
  { played, entry }: Pick<FollowedMatch, "played" | "entry">,
  seat: number | null,
  around: () => Around,
  version: () => number,
): Desk {
  const { match } = played;
  const eye = createSeatEye(played, entry, seat);
  let at = -1;
  let stamp = 0;
  let now: Moment | undefined;
  let steps: readonly PlayedStep[] = [];
  let changes = "";
  let whole: string | undefined;

  const look = () => {
    if (at === version()) return;
    at = version();
    steps = eye.known();
    const before = now;
    const looked = momentOf(match, eye, seat, around());
    now = looked.moment;
    const change = before === undefined ? "" : changesSince(match, seat, before, looked);
    if (before !== undefined && change === "") return;
    stamp += 1;
    whole = undefined;
    changes = change;
  };
  const nowFor = (known: number): string => {
    if (known === stamp) return "";
    if (known > 0 && known === stamp - 1 && changes !== "") return `,"changes":${changes}`;
    whole ??= JSON.stringify({ ...eye.now(), ...around() });
    return `,"now":${whole}`;
  };
  return {
    played,
    eye,
    news(told) {
      look();
      const keep = sharedLength(told.steps, steps);
      if (keep === told.steps.length && keep === steps.length && told.stamp === stamp) return undefined;
      const add = steps.slice(keep).map((step) => toldStep(step, seat));
      return { text: `{"type":"state","keep":${keep},"add":[${add}]${nowFor(told.stamp)}}`, told: { steps, stamp } };
    },
    settle() {
      changes = "";
      whole = undefined;
    },
  };
}
