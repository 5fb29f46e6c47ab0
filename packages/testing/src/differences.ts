/** One place where two values differ. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Where `actual` is not what was expected: objects may hold more than expected, arrays are compared whole, or place by place: `{ 0: … }`. */
export function partialDifferences(expected: unknown, actual: unknown, path = ""): readonly Difference[] {
  return compare(expected, actual, path, true);
}

/** Where two plain values differ at all; a field that is undefined counts as absent, as in JSON. */
export function exactDifferences(expected: unknown, actual: unknown, path = ""): readonly Difference[] {
  return isSame(expected, actual) ? [] : compare(expected, actual, path, false);
}

/** Are two plain values the same? Much cheaper than listing no difference. */
export const isSame = (one: unknown, other: unknown): boolean => areSame(one, other, null);

/** The same for states that share parts: two that were found the same are not looked at again, so they must not change. */
export function compareShared(): typeof isSame {
  const found = new WeakMap<object, object>();
  return (one, other) => areSame(one, other, found);
}

type Found = WeakMap<object, object> | null;

function areSame(one: unknown, other: unknown, found: Found): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return Number.isNaN(one) && Number.isNaN(other);
  if (found?.get(one) === other) return true;
  const isList = Array.isArray(one) || Array.isArray(other);
  if (!(isList ? areSameLists(one, other, found) : areSameRecords(one, other, found))) return false;
  found?.set(one, other);
  return true;
}

function areSameRecords(one: object, other: object, found: Found): boolean {
  const a = one as Readonly<Record<string, unknown>>;
  const b = other as Readonly<Record<string, unknown>>;
  for (const key in a) if (!areSame(a[key], b[key], found)) return false;
  // a field that is undefined counts as absent
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}

function areSameLists(one: unknown, other: unknown, found: Found): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!areSame(one[at], other[at], found)) return false;
  return true;
}

/** One line for people. */
export function describeDifference({ path, expected, actual }: Difference): string {
  return `${path === "" ? "value" : path}: expected ${shown(expected)}, got ${shown(actual)}`;
}

function compare(expected: unknown, actual: unknown, path: string, partial: boolean): readonly Difference[] {
  if (Object.is(expected, actual)) return [];
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, path);
  // places of a list by their number: the others may be anything
  if (partial && isRecord(expected) && Array.isArray(actual))
    return Object.keys(expected).flatMap((at) => compare(expected[at], actual[Number(at)], `${path}[${at}]`, true));
  if (isRecord(expected) && isRecord(actual)) {
    const keys = new Set([...Object.keys(expected), ...(partial ? [] : Object.keys(actual))]);
    return [...keys].flatMap((key) => compare(expected[key], actual[key], join(path, key), partial));
  }
  return [{ path, expected, actual }];
}

/** The whole lists where their lengths differ, because then every place after the first is off. */
function compareLists(expected: readonly unknown[], actual: readonly unknown[], path: string): readonly Difference[] {
  if (expected.length !== actual.length) return [{ path, expected, actual }];
  return expected.flatMap((entry, index) => compare(entry, actual[index], `${path}[${index}]`, false));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

const SHOWN = 200;

function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
