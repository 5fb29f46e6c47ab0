import { attempt, eat, oneOf, type Reader } from "../reader.js";
import type { Condition } from "./counts.js";
import { readPileName, readSize, readThing, readWhose, type Size } from "./sizes.js";

/** One number compared with another: of the two players, or of one. */
export const readComparison = (r: Reader): Condition | undefined => oneOf(r, [readHaving, readBeing]);

/** "you have less Life cards than your opponent", "your opponent has at least 2 more Characters than you". */
function readHaving(r: Reader): Condition | undefined {
  const side =
    eat(r, "your opponent has") !== undefined ? "opponent" : eat(r, "you have") !== undefined ? "you" : undefined;
  if (side === undefined) return undefined;
  const by = eat(r, "at least {n}");
  const isMore = eat(r, "more") !== undefined;
  if (!isMore && eat(r, "(less|fewer)") === undefined) return undefined;
  const thing = readThing(r);
  if (thing === undefined || eat(r, "than (your opponent|you)( do| does| has| have)?") === undefined) return undefined;
  const other = side === "you" ? "opponent" : "you";
  return compared(thing(side), isMore, by === undefined ? 1 : Number(by[0]), thing(other));
}

/** "the number of cards in your hand is equal to or less than the number in your opponent's hand". */
function readBeing(r: Reader): Condition | undefined {
  const one = readSize(r);
  if (one === undefined || eat(r, "(is|are)") === undefined) return undefined;
  const by = eat(r, "at least {n}");
  const isEqual = by === undefined && eat(r, "equal to or") !== undefined;
  const isMore = eat(r, "(more|greater)") !== undefined;
  if (!isMore && eat(r, "(less|fewer)") === undefined) return undefined;
  if (eat(r, "than") === undefined) return undefined;
  const other = attempt(r, (rr) => readSame(rr, one)) ?? readSize(r);
  if (other === undefined) return undefined;
  return compared(one, isMore, by !== undefined ? Number(by[0]) : isEqual ? 0 : 1, other);
}

/** "the number in your opponent's hand", "the number on your opponent's field", "your opponent's": of the same thing. */
function readSame(r: Reader, one: Size): Size | undefined {
  const isPlace = eat(r, "(the number|that) (in|on|of)") !== undefined;
  const side = readWhose(r);
  if (side === undefined) return undefined;
  const hasPlace = readPileName(r) !== undefined || eat(r, "(field|Life area)") !== undefined;
  if (isPlace !== hasPlace) return undefined;
  if (!isPlace && eat(r, "(Life|DON!!|Characters?|number|cards?|rested|active)") !== undefined) return undefined;
  const { count, ...size } = one;
  return count === undefined ? { ...size, side } : { count: { ...(count as object), side } };
}

/** The first is by so much less, or more, than the second, or further. */
function compared(one: Size, isMore: boolean, by: number, other: Size): Condition {
  const more = (size: Size): Size => (by === 0 ? size : { ...size, plus: by });
  return isMore ? { number: one, min: more(other) } : { number: more(one), max: other };
}
