/** What a seat may see of a value; `null` is a watcher, `undefined` as result means nothing at all. */
export type Rule<T> = (value: T, seat: number | null, slice: unknown) => unknown;

/** A rule for every field of a slice: nothing is public by omission. */
export type Visibility<S> = { readonly [K in keyof S]-?: Rule<S[K]> };

type Entries<T> = readonly T[] | Readonly<Record<string, T>>;

/** The rules to declare visibility with. */
export const visible = {
  all: ((value) => value) as Rule<unknown>,
  none: (() => undefined) as Rule<unknown>,
  count: countOnly as Rule<unknown>,
  seats,
  fields,
  each,
  when,
} as const;

/** What that seat sees of a slice: a copy, so that nobody writes into the match through a view. */
export function viewSlice<S>(slice: S, visibility: Visibility<S>, seat: number | null): unknown {
  return copied(fields(visibility)(slice, seat, slice));
}

/**
 * The same where the match rests: nobody writes to its parts any more, so those seen whole are frozen and shared with the view.
 * Two views then share what did not change between them.
 */
export function viewAtRest<S>(slice: S, visibility: Visibility<S>, seat: number | null): unknown {
  return settled(fields(visibility)(slice, seat, slice));
}

/** A list or record by seat: the seat's own entry through `own`, the others through `others`. */
function seats<T>(others: Rule<T> = countOnly, own: Rule<T> = visible.all): Rule<Entries<T>> {
  return (value, seat, slice) =>
    mapEntries(value, (entry, key) => (isSeat(key, seat) ? own : others)(entry, seat, slice));
}

/** An object: each declared field by its rule, the others hidden. */
function fields<T>(rules: { readonly [K in keyof T]: Rule<T[K]> }): Rule<T> {
  const keys = Object.keys(rules) as (keyof T)[];
  return (value, seat, slice) => {
    if (typeof value !== "object" || value === null) return value === null ? null : undefined;
    const seen: Partial<Record<keyof T, unknown>> = {};
    for (const key of keys) {
      if (Object.hasOwn(value, key)) seen[key] = rules[key](value[key], seat, slice);
    }
    return seen;
  };
}

/** A list or record: every entry through the rule. */
function each<T>(rule: Rule<T>): Rule<Entries<T>> {
  return (value, seat, slice) => mapEntries(value, (entry) => rule(entry, seat, slice));
}

/** One rule where the predicate holds for value, seat and slice, another one elsewhere. */
function when<T>(
  predicate: (value: T, seat: number | null, slice: unknown) => boolean,
  rule: Rule<T>,
  otherwise: Rule<T> = visible.none,
): Rule<T> {
  return (value, seat, slice) => (predicate(value, seat, slice) ? rule : otherwise)(value, seat, slice);
}

/** How many there are; of what cannot be counted, nothing. */
function countOnly(value: unknown): { readonly count: number } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return { count: Array.isArray(value) ? value.length : Object.keys(value).length };
}

const isSeat = (key: string | number, seat: number | null): boolean => seat !== null && String(key) === String(seat);

function mapEntries<T>(value: Entries<T>, see: (entry: T, key: string | number) => unknown): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.map(see);
  const table = value as Readonly<Record<string, T>>;
  const seen: Record<string, unknown> = {};
  for (const key in table) seen[key] = see(table[key] as T, key);
  return seen;
}

/** As JSON would copy it: hidden fields are absent, hidden entries of a list are null so that the rest keep their place. */
function copied(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => copied(entry) ?? null);
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) if (field !== undefined) copy[key] = copied(field);
  return copy;
}

/** Frozen, and like a copy in all but identity; what is frozen already is taken as settled all the way down. */
export function settled(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  return Object.freeze(Array.isArray(value) ? settledList(value) : settledTable(value as Table));
}

type Table = Readonly<Record<string, unknown>>;

function settledList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const entry = settled(list[at]) ?? null;
    if (entry === list[at]) continue;
    copy ??= list.slice();
    copy[at] = entry;
  }
  return copy ?? list;
}

function settledTable(table: Table): Table {
  let copy: Record<string, unknown> | undefined;
  for (const key in table) {
    const field = settled(table[key]);
    if (field !== undefined && field === table[key]) continue;
    copy ??= { ...table };
    if (field === undefined) delete copy[key];
    else copy[key] = field;
  }
  return copy ?? table;
}
