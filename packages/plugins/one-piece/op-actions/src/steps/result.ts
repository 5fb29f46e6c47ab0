import type { Done } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";

const NOTHING: Done = { cards: [], count: 0 };

/** A new action begins: what the one before it did stays readable as long as this one has done nothing. */
export function beginAction(match: OaMatch): void {
  const done = match.bound("done") as Done | undefined;
  if (done !== match.bound("last")) match.bind("last", done);
  if (done === undefined) return;
  if (done.count > 0 && match.bound("acted") !== true) match.bind("acted", true);
  match.bind("done", undefined);
}

/** The last action is over: if it did nothing, that is its result. */
export function closeAction(match: OaMatch): void {
  if (match.bound("done") === undefined) match.bind("done", NOTHING);
}

/** Has the running ability really done anything? */
export const hasActed = (match: OaMatch): boolean =>
  match.bound("acted") === true || ((match.bound("done") as Done | undefined)?.count ?? 0) > 0;
