import type { State } from "@riposte/kernel/run";
import {
  changesBetween,
  createSeatEye,
  type OnlineNow,
  type PlayedMatch,
  type PlayedStep,
  type SeatEye,
  sharedLength,
} from "@riposte/seats";
import type { FollowedMatch } from "./followed-match.js";
import { toldStep } from "./written-step.js";

/** What is told of a match beside its table. */
export type Around = Pick<OnlineNow, "undoAsked" | "here" | "names" | "clocks" | "rematch">;

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

/**
 * What is kept of a moment to tell the next one by: no view, only the state it was made of, which the match keeps anyway, and
 * what is new with almost every answer as text, which is one thing for the memory to keep.
 */
interface Moment {
  readonly state: State;
  readonly decision: string;
  readonly refusals: string;
  readonly view: object;
  readonly besides: object;
}

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

  const moment = (): Moment => {
    const { flow, decision, policy, outcome } = match.standingFor(seat);
    const { refusals, ...besides } = eye.besides();
    return {
      state: match.state,
      decision: JSON.stringify(decision),
      refusals: JSON.stringify(refusals),
      view: { flow, policy, outcome },
      besides: { ...besides, ...around() },
    };
  };
  /** How one moment became another, as text; empty when nothing looks different. */
  const changesSince = (before: Moment, after: Moment): string => {
    const slices = before.state === after.state ? undefined : match.changesFor(seat, before.state);
    let view = membersOf(changesBetween(before.view, after.view));
    if (slices !== undefined) view = both(view, `"slices":${JSON.stringify(slices)}`);
    if (before.decision !== after.decision) view = both(view, `"decision":[${after.decision}]`);
    let all = membersOf(changesBetween(before.besides, after.besides));
    if (view !== "") all = both(all, `"view":{${view}}`);
    if (before.refusals !== after.refusals) all = both(all, `"refusals":[${after.refusals}]`);
    return all === "" ? "" : `{${all}}`;
  };
  const look = () => {
    if (at === version()) return;
    at = version();
    steps = eye.known();
    const before = now;
    now = moment();
    const change = before === undefined ? "" : changesSince(before, now);
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

/** The members of a table's change, as they stand between its braces. */
const membersOf = (change: ReturnType<typeof changesBetween>): string =>
  change === undefined ? "" : JSON.stringify(change).slice(1, -1);

/** Members of one table; not joined from a list, which would copy them. */
const both = (one: string, other: string): string => (one === "" ? other : `${one},${other}`);
