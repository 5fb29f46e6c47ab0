/** One value that differs between two states. */
export interface Difference {
  /** Keys from the outside in: `finished`, `present`, `2`. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Where two plain values differ, as deep inside as possible; lists of another length differ as a whole. */
export function diffStates(before: unknown, after: unknown, path: readonly string[] = []): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => diffStates(before[key], after[key], [...path, key]));
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
