interface Version {
  /** Three of a version; in a range perhaps only the first. */
  readonly numbers: readonly number[];
  /** What a version before its release is called, such as `next.1`. */
  readonly early: readonly string[];
}

const NUMBERS = String.raw`\d+(?:\.\d+){0,2}`;
const EARLY = String.raw`(?:-[\w.-]+)?`;
const VERSION = new RegExp(String.raw`^\d+\.\d+\.\d+${EARLY}(?:\+[\w.-]+)?$`);
const PART = new RegExp(String.raw`^(?:\*|(\^|~|>=|<|)(${NUMBERS}${EARLY}))$`);

export const isVersion = (text: string): boolean => VERSION.test(text);

/** Is it a range as npm writes one: `^0.1`, `~0.1.2`, `0.1.2`, `*`, `>=0.1 <0.3`, or several of them with `||` between? */
export const isRange = (text: string): boolean =>
  alternatives(text).every((parts) => parts.every((part) => PART.test(part)));

/** Whether a version is in a range; one before its release counts as any other. */
export const isInRange = (version: string, range: string): boolean =>
  alternatives(range).some((parts) => parts.every((part) => fits(version, part)));

/** Below zero where the first version is the older one, 0 where they are the same. */
export const compareVersions = (one: string, other: string): number => compare(read(one), read(other));

const alternatives = (range: string): readonly (readonly string[])[] =>
  range.split("||").map((parts) => parts.trim().split(/\s+/));

function fits(version: string, part: string): boolean {
  const [, sign, text] = PART.exec(part) ?? [];
  if (text === undefined) return part === "*";
  const [found, asked] = [read(version), read(text)];
  const order = compare(found, asked);
  if (sign === ">=") return order >= 0;
  if (sign === "<") return order < 0;
  if (sign === "" && asked.numbers.length === 3) return order === 0;
  const held = sign === "^" ? upToFirstThatCounts(asked.numbers) : asked.numbers.slice(0, sign === "~" ? 2 : 3);
  return order >= 0 && held.every((number, at) => number === found.numbers[at]);
}

/** What a caret holds fast: all numbers up to the first that is not zero. */
function upToFirstThatCounts(numbers: readonly number[]): readonly number[] {
  const at = numbers.findIndex((number) => number !== 0);
  return at === -1 ? numbers : numbers.slice(0, at + 1);
}

function read(text: string): Version {
  const [, numbers = "", early] = /^([\d.]+)(?:-([\w.-]+))?/.exec(text) ?? [];
  return { numbers: numbers.split(".").map(Number), early: early?.split(".") ?? [] };
}

function compare(one: Version, other: Version): number {
  for (const at of [0, 1, 2]) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // a range of one or two numbers starts before all releases
  return Math.min(one.numbers.length, other.numbers.length) < 3 ? 0 : compareEarly(one.early, other.early);
}

/** Any version comes before its release, and numbers in its name count as numbers. */
function compareEarly(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [at, name] of one.entries()) {
    const beside = other[at];
    if (beside === undefined) return 1;
    if (name === beside) continue;
    const difference = Number(name) - Number(beside);
    return Number.isNaN(difference) ? (name < beside ? -1 : 1) : difference;
  }
  return one.length - other.length;
}
