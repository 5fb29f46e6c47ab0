/**
 * A record without some of its entries. A new object, because V8 looks properties up in a hash table for ever once one was
 * deleted, and the table's records are walked at every turn.
 */
export function without<T>(record: Readonly<Record<string, T>>, ...keys: readonly string[]): Record<string, T> {
  const left: Record<string, T> = {};
  for (const key in record) if (!keys.includes(key)) left[key] = record[key] as T;
  return left;
}
