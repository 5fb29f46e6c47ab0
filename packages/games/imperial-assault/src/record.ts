/**
 * A record without some of its entries. A new object, because V8 looks properties up in a hash table for ever once one was
 * deleted, and the table's records are walked at every turn.
 */
export function without<T>(record: Readonly<Record<string, T>>, ...keys: readonly string[]): Record<string, T> {
  const left: Record<string, T> = {};
  for (const key in record) if (!keys.includes(key)) left[key] = record[key] as T;
  return left;
}

/**
 * The names in a record of figures or groups. It is replaced when one comes or leaves, never written into, and V8 lists the names of
 * a large one by a call of its runtime: they are listed once for each.
 */
export function namesIn(record: Readonly<Record<string, unknown>>): readonly string[] {
  for (let at = 0; at < listed.length; at++) if (listed[at]?.record === record) return (listed[at] as Listed).names;
  next = (next + 1) % KEPT;
  const names = Object.keys(record);
  listed[next] = { record, names };
  return names;
}

interface Listed {
  readonly record: object;
  readonly names: readonly string[];
}

/** Figures and groups of a match, and of another one beside it. */
const KEPT = 4;
const listed: Listed[] = [];
let next = -1;
