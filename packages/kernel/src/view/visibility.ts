/** What a seat may see of a value; `null` is a watcher, `undefined` as result means nothing at all. */
export interface Rule<T> {
  (value: T, seat: number | null, slice: unknown): unknown;
  /** Says the same of the same value, whatever else is in the slice; where absent, so does a rule that takes no slice. */
  readonly isLocal?: boolean;
  /** The same for a seat that looked before: parts that did not change are not looked at again. */
  readonly again?: (value: T, seat: number | null, slice: unknown, was: Was<T>) => unknown;
}

/** What a seat saw when it looked last. */
export interface Was<T> {
  readonly value: T;
  readonly seen: unknown;
  readonly slice: unknown;
}

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
  reads,
} as const;

/** What that seat sees of a slice: a copy, so that nobody writes into the match through a view. */
export function viewSlice<S>(slice: S, visibility: Visibility<S>, seat: number | null): unknown {
  return copied(fields(visibility)(slice, seat, slice));
}

/**
 * The same where the match rests: nobody writes to its parts any more, so those seen whole are frozen and shared with the view.
 * Two views then share what did not change between them, and whoever saw the slice before looks only at what did.
 */
export function viewAtRest<S>(slice: S, visibility: Visibility<S>, seat: number | null, was?: Was<S>): unknown {
  return settled(look(wholeOf(visibility), slice, seat, slice, was));
}

/** The rule for a whole slice, made once for each declaration. */
function wholeOf<S>(visibility: Visibility<S>): Rule<S> {
  const known = WHOLE.get(visibility) as Rule<S> | undefined;
  if (known !== undefined) return known;
  const made = fields(visibility);
  WHOLE.set(visibility, made as Rule<never>);
  return made;
}

const WHOLE = new WeakMap<object, Rule<never>>();

/** A list or record by seat: the seat's own entry through `own`, the others through `others`. */
function seats<T>(others: Rule<T> = countOnly, own: Rule<T> = visible.all): Rule<Entries<T>> {
  return entries([others, own], (key, seat) => (isSeat(key, seat) ? own : others));
}

/** An object: each declared field by its rule, the others hidden. */
function fields<T>(rules: { readonly [K in keyof T]: Rule<T[K]> }): Rule<T> {
  const keys = Object.keys(rules) as (keyof T)[];
  const see = (value: T, seat: number | null, slice: unknown, was?: Was<T>): unknown => {
    if (typeof value !== "object" || value === null) return value === null ? null : undefined;
    const seen: Partial<Record<keyof T, unknown>> = {};
    for (const key of keys) {
      if (Object.hasOwn(value, key)) seen[key] = look(rules[key], value[key], seat, slice, partOf(was, key));
    }
    return seen;
  };
  return rule(
    keys.map((key) => rules[key]),
    see,
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
  const again = (value: T, seat: number | null, slice: unknown, was: Was<T>): unknown => {
    const isSame = value === was.value && parts.every((part) => (slice as Table)[part] === (was.slice as Table)[part]);
    return isSame ? was.seen : one(value, seat, slice);
  };
  return Object.assign(see, { isLocal: false, again });
}

/** What is made of other rules looks at the value alone where all of them do. */
function rule<T>(
  parts: readonly Rule<never>[],
  see: (value: T, seat: number | null, slice: unknown, was?: Was<T>) => unknown,
): Rule<T> {
  const whole = (value: T, seat: number | null, slice: unknown): unknown => see(value, seat, slice);
  return Object.assign(whole, { isLocal: parts.every(isLocal), again: see });
}

const isLocal = (one: Rule<never>): boolean => one.isLocal ?? one.length < 3;

/** Looks at a value, or says what was seen of it before. */
function look<T>(one: Rule<T>, value: T, seat: number | null, slice: unknown, was: Was<T> | undefined): unknown {
  if (was === undefined) return one(value, seat, slice);
  if (value === was.value && isLocal(one)) return was.seen;
  return one.again === undefined ? one(value, seat, slice) : one.again(value, seat, slice, was);
}

/** What was seen of one part; nothing where there was none. */
function partOf<T, K extends keyof T>(was: Was<T> | undefined, key: K): Was<T[K]> | undefined {
  if (typeof was?.value !== "object" || was.value === null || typeof was.seen !== "object" || was.seen === null)
    return undefined;
  return { value: was.value[key], seen: (was.seen as Record<K, unknown>)[key], slice: was.slice };
}

/** How many there are; of what cannot be counted, nothing. */
function countOnly(value: unknown): { readonly count: number } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return { count: Array.isArray(value) ? value.length : Object.keys(value).length };
}

const isSeat = (key: string | number, seat: number | null): boolean => seat !== null && String(key) === String(seat);

/** Every entry of a list or record through the rule its key has. */
function entries<T>(
  rules: readonly Rule<T>[],
  ruleOf: (key: string | number, seat: number | null) => Rule<T>,
): Rule<Entries<T>> {
  return rule(rules, (value, seat, slice, was) => {
    if (typeof value !== "object" || value === null) return undefined;
    const see = (entry: T, key: string | number): unknown =>
      look(ruleOf(key, seat), entry, seat, slice, partOf(was, key as never) as Was<T> | undefined);
    if (Array.isArray(value)) return value.map(see);
    const table = value as Readonly<Record<string, T>>;
    const seen: Record<string, unknown> = {};
    for (const key in table) seen[key] = see(table[key] as T, key);
    return seen;
  });
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
