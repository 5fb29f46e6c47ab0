import { createSeatEye, type PlayedMatch, type SeatEye, type StepsSeen, sharedLength } from "@riposte/hosting/seats";
import type { FollowedMatch } from "./followed-match.js";
import { type Around, changesSince, type Moment, momentOf } from "./moment.js";
import { toldStep } from "./written-step.js";

/** What one seat sees. */
export interface Desk {
  readonly played: PlayedMatch;
  readonly eye: SeatEye;
  /** The state message for a client that was told so much; nothing when there is nothing new. */
  news(told: Told): { readonly text: string; readonly told: Told } | undefined;
  /** Lets go of what was told last, which else would be kept until the next change. */
  settle(): void;
}

/** What a client was told last. */
interface Told extends StepsSeen {
  /** Which telling of now; 0 for nothing yet. */
  readonly stamp: number;
}

export const NOTHING: Told = { steps: [], count: 0, stamp: 0 };

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
  let seen: StepsSeen = NOTHING;
  let changes = "";
  let whole: string | undefined;

  const look = () => {
    if (at === version()) return;
    at = version();
    const steps = eye.known();
    seen = { steps, count: steps.length };
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
      const { steps, count } = seen;
      const keep = sharedLength(told, seen);
      if (keep === told.count && keep === count && told.stamp === stamp) return undefined;
      const add = steps.slice(keep, count).map((step) => toldStep(step, seat));
      const text = `{"type":"state","keep":${keep},"add":[${add}]${nowFor(told.stamp)}}`;
      return { text, told: { steps, count, stamp } };
    },
    settle() {
      changes = "";
      whole = undefined;
    },
  };
}
