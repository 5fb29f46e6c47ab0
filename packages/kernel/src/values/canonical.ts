/** The one JSON text of a value: keys sorted, everything else as `JSON.stringify` does (undefined fields dropped). */
export function canonicalJSON(value: unknown): string {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value) ? `${value}` : "null";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? arrayText(value) : objectText(value as Readonly<Record<string, unknown>>);
    default:
      return isWritten(value) ? JSON.stringify(value) : "null";
  }
}

function arrayText(list: readonly unknown[]): string {
  let text = "[";
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonicalJSON(list[i]) : `,${canonicalJSON(list[i])}`;
  return `${text}]`;
}

function objectText(record: Readonly<Record<string, unknown>>): string {
  if (typeof record.toJSON === "function") return canonicalJSON(record.toJSON());
  let text = "{";
  for (const key of sorted(Object.keys(record))) {
    const field = record[key];
    if (!isWritten(field)) continue;
    text += text.length === 1 ? keyText(key) : `,${keyText(key)}`;
    text += canonicalJSON(field);
  }
  return `${text}}`;
}

function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}

/** From so many on, `sort` is worth what it takes to begin. */
const MANY = 24;

function sorted(keys: string[]): readonly string[] {
  if (keys.length >= MANY) return keys.sort();
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] as string;
    let to = at;
    for (; to > 0 && (keys[to - 1] as string) > key; to--) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
}

/** States have few keys, again and again; keys without end are not kept. */
const KEPT = 4096;
const keyTexts = new Map<string, string>();

function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (keyTexts.size < KEPT) keyTexts.set(key, text);
  return text;
}
