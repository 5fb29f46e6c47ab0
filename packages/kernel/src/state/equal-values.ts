/**
 * Gives plain values names: equal ones the same, whatever the order of their keys, others another. A value that was named is known by
 * itself afterwards, so it must not change; of values that share parts each part is looked at once.
 */
export function nameEqualValues(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const names = new Map<string, string>();

  function nameOf(value: unknown): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
    const name = names.get(text) ?? `#${names.size}`;
    names.set(text, name);
    known.set(value, name);
    return name;
  }

  const listText = (list: readonly unknown[]): string => `[${list.map(nameOf).join()}`;

  function recordText(record: Readonly<Record<string, unknown>>): string {
    let text = "{";
    // a field that is undefined counts as absent, as in JSON
    for (const key of Object.keys(record).sort())
      if (record[key] !== undefined) text += `${JSON.stringify(key)}:${nameOf(record[key])},`;
    return text;
  }

  return nameOf;
}
