/** The one JSON text of a value: keys sorted, everything else as `JSON.stringify` does (undefined fields dropped). */
export function canonicalJSON(value: unknown): string {
  if (value === null || typeof value !== "object") return isWritten(value) ? JSON.stringify(value) : "null";
  if (Array.isArray(value)) return arrayText(value);
  return objectText(value as Readonly<Record<string, unknown>>);
}

function arrayText(list: readonly unknown[]): string {
  let text = "[";
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonicalJSON(list[i]) : `,${canonicalJSON(list[i])}`;
  return `${text}]`;
}

function objectText(record: Readonly<Record<string, unknown>>): string {
  if (typeof record.toJSON === "function") return canonicalJSON(record.toJSON());
  let text = "{";
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (!isWritten(field)) continue;
    text += `${text === "{" ? "" : ","}${JSON.stringify(key)}:${canonicalJSON(field)}`;
  }
  return `${text}}`;
}

function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
