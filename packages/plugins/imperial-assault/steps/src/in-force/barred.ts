import { isOfPlayer } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";

/** A group that cannot be activated at its player's next opportunity. */
export function bar(match: StepsMatch, figure: string): void {
  const { group, seat } = match.slices["imperial-assault"].figures[figure] ?? {};
  if (group !== undefined && seat !== undefined && isOfPlayer(seat))
    match.last("do:barred", { seat, scope: "round", data: { group } });
}

/** Whether a group may activate, as long as it is barred. */
export function barredGroups({ group }: { readonly group: string }, match: StepsMatch): readonly Contribution[] {
  const barred = match.lasting("do:barred");
  if (barred.length === 0) return NOTHING;
  return barred.filter(({ data }) => data.group === group).map(() => match.contribute("set", 0, "barred"));
}

const NOTHING: readonly Contribution[] = [];

/** The opportunity is over, however it was used. */
export function unbar({ seat }: { readonly seat: number }, match: StepsMatch): void {
  for (const barred of match.lasting("do:barred")) {
    if (barred.seat === seat) match.queue({ type: "kernel:expire", id: barred.id });
  }
}
