import { nextWord, type Place } from "./place.js";
import { type Compiled, compile, type Holes } from "./words.js";

/** Reads something, or nothing. */
export type Rule<R, T> = (reader: R) => T | undefined;

/** What grammars are written in. */
export interface Combinators<R extends Place> {
  /**
   * Eats words if they come next, whatever their case, and gives what stood in their holes. Words are literal but for `(a|b)`,
   * `( …)?` and the holes, such as `{n}`.
   */
  eat(reader: R, words: string): readonly string[] | undefined;
  /** Does this come next? Nothing is eaten. */
  sees(reader: R, words: string): boolean;
  /** Tries a rule; if it gives nothing, nothing was read. */
  attempt<T>(reader: R, rule: Rule<R, T>): T | undefined;
  /** The first rule that reads something. */
  oneOf<T>(reader: R, rules: readonly Rule<R, T>[]): T | undefined;
  /** Things separated by commas and "and", at least one. */
  listOf<T>(reader: R, rule: Rule<R, T>, separators?: readonly string[]): readonly T[] | undefined;
}

const SEPARATORS = [", and", " and", ","];

/**
 * The combinators of a grammar with these holes. `kept` is what a reader knows beside its place, to be forgotten with what an
 * attempt read in vain.
 *
 * @example
 * const { eat, attempt } = combinators({ n: { pattern: "([0-9]+)" } });
 * eat(placeIn("draw 2 cards"), "draw {n} card(s)?"); // ["2"]
 */
export function combinators<R extends Place>(holes: Holes, kept: readonly (keyof R)[] = []): Combinators<R> {
  const known = new Map<string, Compiled>();

  function compiled(words: string): Compiled {
    const made = compile(holes, words);
    known.set(words, made);
    return made;
  }

  function eat(reader: R, words: string): readonly string[] | undefined {
    const { pattern, beginnings } = known.get(words) ?? compiled(words);
    // most words do not come next, and how they begin tells
    if (beginnings !== undefined && !beginsWith(reader, beginnings)) return undefined;
    pattern.lastIndex = reader.at;
    const found = pattern.exec(reader.text);
    if (found === null) return undefined;
    reader.at = pattern.lastIndex;
    if (reader.at > reader.furthest) {
      reader.furthest = reader.at;
      reader.rule = words;
    }
    return found.slice(1).map((part) => part ?? "");
  }

  function sees(reader: R, words: string): boolean {
    const { at, furthest, rule } = reader;
    const isNext = eat(reader, words) !== undefined;
    Object.assign(reader, { at, furthest, rule });
    return isNext;
  }

  function attempt<T>(reader: R, rule: Rule<R, T>): T | undefined {
    const { at } = reader;
    const before = kept.length === 0 ? kept : kept.map((field) => reader[field]);
    const read = rule(reader);
    if (read !== undefined) return read;
    reader.at = at;
    for (const [index, field] of kept.entries()) reader[field] = before[index] as R[typeof field];
    return undefined;
  }

  function oneOf<T>(reader: R, rules: readonly Rule<R, T>[]): T | undefined {
    for (const rule of rules) {
      const read = attempt(reader, rule);
      if (read !== undefined) return read;
    }
    return undefined;
  }

  function listOf<T>(reader: R, rule: Rule<R, T>, separators = SEPARATORS as readonly string[]) {
    const first = attempt(reader, rule);
    if (first === undefined) return undefined;
    const found = [first];
    for (;;) {
      const more = attempt(reader, () =>
        separators.some((separator) => eat(reader, separator) !== undefined) ? rule(reader) : undefined,
      );
      if (more === undefined) return found;
      found.push(more);
    }
  }

  return { eat, sees, attempt, oneOf, listOf };
}

function beginsWith(reader: Place, beginnings: readonly string[]): boolean {
  const place = nextWord(reader);
  for (const beginning of beginnings) if (reader.lower.startsWith(beginning, place)) return true;
  return false;
}
