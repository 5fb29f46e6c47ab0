import { attempt, eat, type Reader, sees } from "../reader.js";
import { type Expecting, type Noun, readNoun } from "./noun.js";
import { eitherOf } from "./selector.js";

/** A noun phrase, or two with "or" between them: "up to 1 of your Leader or up to 1 of your Characters". */
export function readTarget(r: Reader, expecting: Expecting = {}): Noun | undefined {
  const one = readNoun(r, expecting);
  if (one === undefined) return undefined;
  return attempt(r, (rr) => readOther(rr, one, expecting)) ?? one;
}

function readOther(r: Reader, one: Noun, expecting: Expecting): Noun | undefined {
  if (eat(r, "or") === undefined || !sees(r, "(up to|{n}|your|the opponent's)")) return undefined;
  const side = one.side ?? expecting.side;
  const other = readNoun(r, { ...expecting, ...(side !== undefined && { side }) });
  if (other === undefined) return undefined;
  // "1 Event or 1 Stage card from your trash": what says neither whose nor where is where the other is
  const first = one.isUnowned === true ? { ...one, zones: other.zones, side: other.side } : one;
  const isOpen = one.count === undefined || one.count === expecting.count;
  return isOneChoice(first, other, isOpen) ? eitherOf(first, other, other.count ?? one.count) : undefined;
}

/** Of the same player, and as many of the one as of the other: a choice among all of them. */
function isOneChoice(one: Noun, other: Noun, isOpen: boolean): boolean {
  if (other.ref !== undefined || (one.ref === undefined && one.side !== other.side)) return false;
  return isOpen || other.count === undefined || JSON.stringify(one.count) === JSON.stringify(other.count);
}
