const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** Whether a database can keep every text in it: one with NUL or half a character is refused before any work is done with it. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && !HALF_A_CHARACTER.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
