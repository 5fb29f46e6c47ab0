import { hashState } from "@riposte/kernel/run";

const known = new WeakMap<object, string>();

/** A hash of plain data that never changes, put together from hashes of its parts: what two states share is hashed once. */
export function treeHash(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const before = known.get(value);
  if (before !== undefined) return before;
  const parts = Array.isArray(value) ? value.map(treeHash) : partsOf(value as Readonly<Record<string, unknown>>);
  const hash = hashState(parts);
  known.set(value, hash);
  return hash;
}

/** By name: the order in which fields were written means nothing, and one that is undefined is absent. */
const partsOf = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, part]) => (part === undefined ? [] : [[name, treeHash(part)]])),
  );
