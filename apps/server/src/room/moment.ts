import type { LiveMatch, Standing, State } from "@riposte/kernel/run";
import { changesBetween, type OnlineNow, type SeatEye } from "@riposte/seats";

/** What is told of a match beside its table. */
export type Around = Pick<OnlineNow, "undoAsked" | "here" | "names" | "clocks" | "rematch">;

/**
 * What is kept of a moment to tell the next one by: no view, only the state it was made of, which the match keeps anyway, and
 * what is new with almost every answer as text, which is one thing for the memory to keep.
 */
export interface Moment
  extends Around,
    Pick<OnlineNow, "numbers" | "outlook" | "canUndo" | "canRedo">,
    Pick<Standing, "flow" | "policy" | "outcome"> {
  readonly state: State;
  readonly decision: string;
  readonly refusals: string;
}

/** The members that are compared one by one, in the view and beside it. */
const IN_VIEW = ["flow", "policy", "outcome"] as const;
const BESIDE = [
  "numbers",
  "outlook",
  "canUndo",
  "canRedo",
  "undoAsked",
  "here",
  "names",
  "clocks",
  "rematch",
] as const satisfies readonly (keyof OnlineNow)[];

/** Spelled out member by member: spreads of objects cost as much as the text. */
export function momentOf(
  match: LiveMatch<unknown>,
  eye: SeatEye,
  seat: number | null,
  { undoAsked, here, names, clocks, rematch }: Around,
): Moment {
  const { flow, decision, policy, outcome } = match.standingFor(seat);
  const { refusals, numbers, outlook, canUndo, canRedo } = eye.besides();
  return {
    state: match.state,
    decision: JSON.stringify(decision),
    refusals: refusals.length === 0 ? "[]" : JSON.stringify(refusals),
    flow,
    policy,
    outcome,
    numbers,
    outlook,
    canUndo,
    canRedo,
    undoAsked,
    here,
    names,
    clocks,
    rematch,
  };
}

/** How one moment became another for a seat, as text; empty when nothing looks different. */
export function changesSince(match: LiveMatch<unknown>, seat: number | null, before: Moment, after: Moment): string {
  const slices = before.state === after.state ? undefined : match.changesFor(seat, before.state);
  let view = changedMembers(IN_VIEW, before, after);
  if (slices !== undefined) view = both(view, `"slices":${JSON.stringify(slices)}`);
  if (before.decision !== after.decision) view = both(view, `"decision":[${after.decision}]`);
  let all = changedMembers(BESIDE, before, after);
  if (view !== "") all = both(all, `"view":{${view}}`);
  if (before.refusals !== after.refusals) all = both(all, `"refusals":[${after.refusals}]`);
  return all === "" ? "" : `{${all}}`;
}

function changedMembers(names: readonly (keyof Moment)[], before: Moment, after: Moment): string {
  let text = "";
  for (const name of names) {
    const change = changesBetween(before[name], after[name]);
    if (change !== undefined) text = both(text, `"${name}":${JSON.stringify(change)}`);
  }
  return text;
}

/** Members of one table; not joined from a list, which would copy them. */
const both = (one: string, other: string): string => (one === "" ? other : `${one},${other}`);
