import { type Change, changesBetween } from "./changes.js";
import { areSame, type Rule, type SeenChange, type Slices, shownChange, type Table } from "./rule.js";

/** A record of which a seat sees some entries, whole: by the entry, its key and these fields of the slice, and nothing else. */
export function some<T>(
  parts: readonly string[],
  isSeen: (entry: T, key: string, seat: number | null, slice: unknown) => boolean,
): Rule<Table<T>> {
  const see = (table: Table<T>, seat: number | null, slice: unknown): unknown => {
    const seen: Record<string, T> = {};
    for (const key in table) if (isSeen(table[key] as T, key, seat, slice)) seen[key] = table[key] as T;
    return seen;
  };
  const shown = (table: Table<T>, key: string, seat: number | null, slice: unknown): T | undefined => {
    const entry = table[key] as T;
    return Object.hasOwn(table, key) && isSeen(entry, key, seat, slice) ? entry : undefined;
  };
  const changes = (before: Table<T>, after: Table<T>, seat: number | null, slices: Slices): SeenChange => {
    if (!areSame(parts, slices)) return shownChange(see, before, after, seat, slices);
    if (before === after) return undefined;
    let found: Record<string, Change | 0> | undefined;
    for (const key of keysChanged(before, after)) {
      const was = shown(before, key, seat, slices.before);
      const is = shown(after, key, seat, slices.after);
      const change = is === undefined ? (was === undefined ? undefined : 0) : changesBetween(was, is);
      if (change === undefined) continue;
      found ??= {};
      found[key] = change;
    }
    return found;
  };
  return Object.assign(see, { isLocal: false, changes });
}

/** The keys whose entries differ between two records; seats are told one after the other, so the last ones are remembered. */
function keysChanged(before: Table, after: Table): readonly string[] {
  if (before === lastCompared.before && after === lastCompared.after) return lastCompared.keys;
  const keys: string[] = [];
  // lists of keys: a loop over the members themselves asks again for each whether it is still there
  const [old, now] = [Object.keys(before), Object.keys(after)];
  let common = 0;
  for (const key of now) {
    const entry = after[key];
    const isSame = entry !== undefined && entry === before[key];
    if (isSame || Object.hasOwn(before, key)) common += 1;
    if (!isSame) keys.push(key);
  }
  if (common < old.length) for (const key of old) if (!Object.hasOwn(after, key)) keys.push(key);
  lastCompared = { before, after, keys };
  return keys;
}

let lastCompared: { readonly before: Table; readonly after: Table; readonly keys: readonly string[] } = {
  before: {},
  after: {},
  keys: [],
};
