import type { Change } from "./changes.js";
import { type Entries, entries, isObject, memberChange } from "./entries.js";
import { areSame, isLocal, made, type Rule, type SeenChange, type Slices, shownChange, type Table } from "./rule.js";
import { some } from "./some.js";

/** A rule for every field of a slice: nothing is public by omission. */
export type Visibility<S> = { readonly [K in keyof S]-?: Rule<S[K]> };

/** The rules to declare visibility with. */
export const visible = {
  all: ((value) => value) as Rule<unknown>,
  none: (() => undefined) as Rule<unknown>,
  count: countOnly as Rule<unknown>,
  seats,
  fields,
  each,
  when,
  reads,
  some,
} as const;

/** A list or record by seat: the seat's own entry through `own`, the others through `others`. */
function seats<T>(others: Rule<T> = countOnly, own: Rule<T> = visible.all): Rule<Entries<T>> {
  return entries([others, own], (key, seat) => (isSeat(key, seat) ? own : others));
}

/** An object: each declared field by its rule, the others hidden. */
function fields<T>(rules: { readonly [K in keyof T]: Rule<T[K]> }): Rule<T> {
  const keys = Object.keys(rules) as (keyof T & string)[];
  const locals = keys.map((key) => isLocal(rules[key]));
  const see = (value: T, seat: number | null, slice: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value === null ? null : undefined;
    const seen: Partial<Record<keyof T, unknown>> = {};
    for (const key of keys) if (Object.hasOwn(value, key)) seen[key] = rules[key](value[key], seat, slice);
    return seen;
  };
  const changes = (before: T, after: T, seat: number | null, slices: Slices): SeenChange => {
    if (!isObject(before) || !isObject(after)) return shownChange(see, before, after, seat, slices);
    let found: Record<string, Change | 0> | undefined;
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as keyof T & string;
      // most fields are what they were, and say so by themselves
      if (locals[at] === true && before[key] === after[key] && after[key] !== undefined) continue;
      const change = memberChange(rules[key] as Rule<unknown>, before as Table, after as Table, key, seat, slices);
      if (change === undefined) continue;
      found ??= {};
      found[key] = change;
    }
    return found;
  };
  return made(
    keys.map((key) => rules[key]),
    see,
    changes,
  );
}

/** A list or record: every entry through the rule. */
function each<T>(one: Rule<T>): Rule<Entries<T>> {
  return entries([one], () => one);
}

/** One rule where the predicate holds for value, seat and slice, another one elsewhere. */
function when<T>(
  predicate: (value: T, seat: number | null, slice: unknown) => boolean,
  one: Rule<T>,
  otherwise: Rule<T> = visible.none,
): Rule<T> {
  const see = (value: T, seat: number | null, slice: unknown): unknown =>
    (predicate(value, seat, slice) ? one : otherwise)(value, seat, slice);
  return Object.assign(see, { isLocal: [predicate as Rule<T>, one, otherwise].every(isLocal) });
}

/** A rule that looks at its value and at these fields of the slice, and at nothing else: unchanged, they look the same. */
function reads<T>(parts: readonly string[], one: Rule<T>): Rule<T> {
  const see = (value: T, seat: number | null, slice: unknown): unknown => one(value, seat, slice);
  const changes = (before: T, after: T, seat: number | null, slices: Slices): SeenChange =>
    before === after && areSame(parts, slices) ? undefined : shownChange(one, before, after, seat, slices);
  return Object.assign(see, { isLocal: false, changes });
}

/** How many there are; of what cannot be counted, nothing. */
function countOnly(value: unknown): { readonly count: number } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return { count: Array.isArray(value) ? value.length : Object.keys(value).length };
}

const isSeat = (key: string | number, seat: number | null): boolean => seat !== null && String(key) === String(seat);
