/** Numbers of a version such as 0.3.1, or what is there of them in a range such as ^0.3. */
type Numbers = readonly [major: number, minor?: number, patch?: number];

/** The version, or nothing where it is none. */
export const valid = (version: string): string | null => (/^\d+\.\d+\.\d+$/.test(version) ? version : null);

/** The range, or nothing where this page could not judge it: it knows a version, a caret before one, and a star. */
export const validRange = (range: string): string | null =>
  /^(?:\*|\^?\d+(?:\.\d+){0,2})$/.test(range) ? range : null;

/** Whether a version is at or after the one of a range, and changes nothing left of its first number that counts. */
export function satisfies(version: string, range: string): boolean {
  if (range === "*") return true;
  const [from, found] = [numbersOf(range.replace("^", "")), numbersOf(version)];
  const given = range.startsWith("^") ? firstThatCounts(from) : from.length;
  return from.slice(0, given).every((number, at) => number === found[at]) && compare(found, from) >= 0;
}

export const eq = (one: string, other: string): boolean => compare(numbersOf(one), numbersOf(other)) === 0;
export const lt = (one: string, other: string): boolean => compare(numbersOf(one), numbersOf(other)) < 0;

/** How many numbers a caret holds fast: up to the first that is not zero. */
function firstThatCounts(numbers: Numbers): number {
  const at = numbers.findIndex((number) => number !== 0);
  return at === -1 ? numbers.length : at + 1;
}

const numbersOf = (version: string): Numbers => version.split(".").map(Number) as unknown as Numbers;

function compare(one: Numbers, other: Numbers): number {
  for (const at of [0, 1, 2]) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
