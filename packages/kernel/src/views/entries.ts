import { type Change, isMost } from "./changes.js";
import { made, type Rule, type SeenChange, type Slices, seenChange, shownChange, type Table } from "./rule.js";

export type Entries<T> = readonly T[] | Readonly<Record<string, T>>;

/** How one member of an object changed, which one of the two may lack. */
export function memberChange<T>(
  one: Rule<T>,
  before: Table<T>,
  after: Table<T>,
  key: string,
  seat: number | null,
  slices: Slices,
): SeenChange {
  const was = Object.hasOwn(before, key);
  const is = Object.hasOwn(after, key);
  if (was && is) return seenChange(one, before[key] as T, after[key] as T, seat, slices);
  if (was) return one(before[key] as T, seat, slices.before) === undefined ? undefined : 0;
  const seen = is ? one(after[key] as T, seat, slices.after) : undefined;
  return seen === undefined ? undefined : [seen];
}

/** Every entry of a list or record through the rule its key has. */
export function entries<T>(
  rules: readonly Rule<T>[],
  ruleOf: (key: string | number, seat: number | null) => Rule<T>,
): Rule<Entries<T>> {
  const see = (value: Entries<T>, seat: number | null, slice: unknown): unknown => {
    if (typeof value !== "object" || value === null) return undefined;
    if (Array.isArray(value)) return value.map((entry: T, at) => ruleOf(at, seat)(entry, seat, slice));
    const table = value as Table<T>;
    const seen: Record<string, unknown> = {};
    for (const key in table) seen[key] = ruleOf(key, seat)(table[key] as T, seat, slice);
    return seen;
  };
  const listChanges = (before: readonly T[], after: readonly T[], seat: number | null, slices: Slices): SeenChange => {
    if (before.length !== after.length) return [see(after, seat, slices.after)];
    const found: Record<string, Change> = {};
    let count = 0;
    for (let at = 0; at < after.length; at++) {
      const change = seenChange(ruleOf(at, seat), before[at] as T, after[at] as T, seat, slices);
      if (change === undefined) continue;
      // hidden entries keep their place
      found[at] = change === 0 ? [null] : change;
      count += 1;
    }
    if (count === 0) return undefined;
    return isMost(count, after.length) ? [see(after, seat, slices.after)] : found;
  };
  const tableChanges = (before: Table<T>, after: Table<T>, seat: number | null, slices: Slices): SeenChange => {
    let found: Record<string, Change | 0> | undefined;
    const look = (key: string) => {
      const change = memberChange(ruleOf(key, seat), before, after, key, seat, slices);
      if (change === undefined) return;
      found ??= {};
      found[key] = change;
    };
    for (const key in after) look(key);
    for (const key in before) if (!Object.hasOwn(after, key)) look(key);
    return found;
  };
  return made(rules, see, (before, after, seat, slices) => {
    if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, seat, slices);
    if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after))
      return shownChange(see, before, after, seat, slices);
    return tableChanges(before as Table<T>, after as Table<T>, seat, slices);
  });
}

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
