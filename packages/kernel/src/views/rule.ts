import { type Change, changesBetween } from "./changes.js";

/** What a seat may see of a value; `null` is a watcher, `undefined` as result means nothing at all. */
export interface Rule<T> {
  (value: T, seat: number | null, slice: unknown): unknown;
  /** Says the same of the same value, whatever else is in the slice; where absent, so does a rule that takes no slice. */
  readonly isLocal?: boolean;
  /** How what it shows changed, without looking at parts that did not; where absent, both are shown and compared. */
  readonly changes?: (before: T, after: T, seat: number | null, slices: Slices) => SeenChange;
}

/** A slice at two moments. */
export interface Slices {
  readonly before: unknown;
  readonly after: unknown;
}

/** 0 where nothing is seen any more of what was seen before. */
export type SeenChange = Change | 0 | undefined;

export type Table<T = unknown> = Readonly<Record<string, T>>;

/** How what a rule shows of a value changed. */
export function seenChange<T>(one: Rule<T>, before: T, after: T, seat: number | null, slices: Slices): SeenChange {
  if (before === after && isLocal(one)) return undefined;
  return one.changes === undefined
    ? shownChange(one, before, after, seat, slices)
    : one.changes(before, after, seat, slices);
}

/** The same where both are shown and compared. */
export function shownChange<T>(one: Rule<T>, before: T, after: T, seat: number | null, slices: Slices): SeenChange {
  const was = one(before, seat, slices.before);
  const is = one(after, seat, slices.after);
  if (is === undefined) return was === undefined ? undefined : 0;
  return was === undefined ? [is] : changesBetween(was, is);
}

/** Whether these fields of a slice are what they were. */
export const areSame = (parts: readonly string[], { before, after }: Slices): boolean =>
  parts.every((part) => (before as Table)[part] === (after as Table)[part]);

export const isLocal = (one: Rule<never>): boolean => one.isLocal ?? one.length < 3;

/** What is made of other rules looks at the value alone where all of them do. */
export function made<T>(
  parts: readonly Rule<never>[],
  see: (value: T, seat: number | null, slice: unknown) => unknown,
  changes: NonNullable<Rule<T>["changes"]>,
): Rule<T> {
  return Object.assign(see, { isLocal: parts.every(isLocal), changes });
}
