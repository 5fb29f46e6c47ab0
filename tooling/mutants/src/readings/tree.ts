/** Where something stands in a reading. */
export type At = readonly (string | number)[];
export type Node = Readonly<Record<string, unknown>>;

/** Everything in a value that has fields, with its place; the outer before the inner. */
export function* walk(value: unknown, at: At = []): Iterable<{ readonly node: Node; readonly at: At }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { node: value as Node, at };
  for (const [field, inner] of Object.entries(value)) yield* walk(inner, [...at, field]);
}

export const nodesIn = (value: unknown) => [...walk(value)];

/** A copy with another value in one place. */
export function changedAt(value: unknown, [field, ...rest]: At, changed: unknown): unknown {
  if (field === undefined) return changed;
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === String(field) ? changedAt(one, rest, changed) : one));
  const node = value as Node;
  return { ...node, [field]: changedAt(node[field], rest, changed) };
}
