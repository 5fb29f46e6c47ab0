import { hash } from "node:crypto";
import { changesBetween, type OnlineNow, type SeatEye } from "@riposte/hosting/seats";
import type { LiveMatch, Standing, State } from "@riposte/kernel/run";

/** What is told of a match beside its table. */
export type Around = Pick<OnlineNow, "undoAsked" | "lasts" | "here" | "names" | "clocks" | "rematch" | "brought">;

/**
 * What is kept of a moment to tell the next one by: no view, only the state it was made of, which the match keeps anyway, and
 * of what is new with almost every answer a mark, since a thousand matches would keep megabytes of it from one answer to the next.
 */
export interface Moment
  extends Around,
    Pick<OnlineNow, "numbers" | "outlook" | "canUndo" | "canRedo">,
    Pick<Standing, "flow" | "policy" | "outcome"> {
  readonly state: State;
  readonly decision: string;
  readonly refusals: string;
}

/** A moment, and the text of what it keeps marks of: let go once it is told. */
export interface Looked {
  readonly moment: Moment;
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
  "lasts",
  "here",
  "names",
  "clocks",
  "rematch",
  "brought",
] as const satisfies readonly (keyof OnlineNow)[];

/** Spelled out member by member: spreads of objects cost as much as the text. */
export function momentOf(
  match: LiveMatch<unknown>,
  eye: SeatEye,
  seat: number | null,
  { undoAsked, lasts, here, names, clocks, rematch, brought }: Around,
): Looked {
  const standing = match.standingFor(seat);
  const { flow, policy, outcome } = standing;
  const besides = eye.besides();
  const { numbers, outlook, canUndo, canRedo } = besides;
  const decision = JSON.stringify(standing.decision);
  const refusals = besides.refusals.length === 0 ? "[]" : JSON.stringify(besides.refusals);
  const moment = {
    state: match.state,
    decision: markOf(decision),
    refusals: markOf(refusals),
    flow,
    policy,
    outcome,
    numbers,
    outlook,
    canUndo,
    canRedo,
    undoAsked,
    lasts,
    here,
    names,
    clocks,
    rematch,
    brought,
  };
  return { moment, decision, refusals };
}

/** Alike where texts are; the text itself where it is short. */
const markOf = (text: string): string => (text.length <= MARK ? text : hash("sha256", text, "base64"));
/** Characters of a mark. */
const MARK = 44;

/** How one moment became another for a seat, as text; empty when nothing looks different. */
export function changesSince(
  match: LiveMatch<unknown>,
  seat: number | null,
  before: Moment,
  { moment: after, decision, refusals }: Looked,
): string {
  const slices = before.state === after.state ? undefined : match.changesFor(seat, before.state);
  let view = changedMembers(IN_VIEW, before, after);
  if (slices !== undefined) view = both(view, `"slices":${JSON.stringify(slices)}`);
  if (before.decision !== after.decision) view = both(view, `"decision":[${decision}]`);
  let all = changedMembers(BESIDE, before, after);
  if (view !== "") all = both(all, `"view":{${view}}`);
  if (before.refusals !== after.refusals) all = both(all, `"refusals":[${refusals}]`);
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
