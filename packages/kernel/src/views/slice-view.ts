import type { Change } from "./changes.js";
import { type Rule, seenChange } from "./rule.js";
import { type Visibility, visible } from "./visibility.js";

/** What that seat sees of a slice: a copy, so that no reader writes into the match through a view. */
export function viewSlice<S>(slice: S, visibility: Visibility<S>, seat: number | null): unknown {
  return copied(wholeOf(visibility)(slice, seat, slice));
}

/**
 * The same where the match rests: its parts are written no more, so those seen whole are frozen and shared with the view.
 * Two views then share what is seen whole and did not change between them.
 */
export function viewAtRest<S>(slice: S, visibility: Visibility<S>, seat: number | null): unknown {
  return settled(wholeOf(visibility)(slice, seat, slice));
}

/** How what a seat sees of a slice changed: only what is another object now is looked at. */
export function sliceChange<S>(
  before: S,
  after: S,
  visibility: Visibility<S>,
  seat: number | null,
): Change | 0 | undefined {
  return seenChange(wholeOf(visibility), before, after, seat, { before, after });
}

/** The rule for a whole slice, made once for each declaration. */
function wholeOf<S>(visibility: Visibility<S>): Rule<S> {
  const known = WHOLE.get(visibility) as Rule<S> | undefined;
  if (known !== undefined) return known;
  const made = visible.fields<S>(visibility);
  WHOLE.set(visibility, made as Rule<never>);
  return made;
}

const WHOLE = new WeakMap<object, Rule<never>>();

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
