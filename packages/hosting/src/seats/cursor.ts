import { canonicalJSON, type LiveMatch, type Move } from "@riposte/kernel/run";

/** A second copy of a match, which can stand at any of its inputs. */
export interface Cursor {
  /** The match after these inputs; the next call moves it on. */
  at(line: readonly Move[]): LiveMatch<unknown>;
}

/** What two neighbouring places share is not played again. */
export function createCursor(begin: () => LiveMatch<unknown>): Cursor {
  let match: LiveMatch<unknown> | undefined;
  return {
    at(line) {
      match ??= begin();
      moveTo(match, line);
      return match;
    },
  };
}

/** Brings a match to another line of inputs, and tells how many they share. */
export function moveTo(match: LiveMatch<unknown>, line: readonly Move[], entered = enter): number {
  const shared = sharedLength(match.line, line);
  if (shared < match.line.length) goBack(match, shared);
  for (const move of line.slice(shared)) entered(match, move);
  return shared;
}

function enter(match: LiveMatch<unknown>, move: Move): void {
  const step = match.enter(move);
  if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
}

function goBack(match: LiveMatch<unknown>, to: number): void {
  const everybody = Array.from({ length: match.seats }, (_, seat) => seat);
  const step = match.undo({ by: 0, to, consent: everybody });
  if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
}

function sharedLength(one: readonly Move[], other: readonly Move[]): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && (one[at] === other[at] || canonicalJSON(one[at]) === canonicalJSON(other[at]))) at += 1;
  return at;
}
