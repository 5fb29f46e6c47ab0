import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { readCondition } from "./condition.js";
import { readNoun } from "./noun.js";
import { every } from "./selector.js";
import { readWhose } from "./sizes.js";
import { readTiming } from "./tags.js";

/** Lines about the card itself: its other names, how many of it a deck may have. */
export function readFacts(r: Reader): Record<string, unknown> | undefined {
  const names = attempt(r, readNames);
  if (names !== undefined) return { alsoNamed: names };
  if (eat(r, "under the rules of this game,") === undefined) return undefined;
  const construction = oneOf(r, [readCopies, readDonDeck, readStartingLife, readOnly]);
  return construction === undefined ? undefined : { construction };
}

/** "also treat this card's name as [A] and [B] according to the rules". */
function readNames(r: Reader): readonly string[] | undefined {
  if (eat(r, "also treat this card's name as") === undefined) return undefined;
  const names: string[] = [];
  do {
    const name = eat(r, "{name}")?.[0];
    if (name === undefined) return undefined;
    names.push(name);
  } while (eat(r, "(, and|,|and)") !== undefined);
  return eat(r, "according to the rules") === undefined ? undefined : names;
}

const readCopies = (r: Reader) =>
  eat(r, "you may have any number of this card in your deck") === undefined ? undefined : { copies: "any" };

function readDonDeck(r: Reader) {
  const size = eat(r, "your DON!! deck consists of {n} cards");
  return size === undefined ? undefined : { donDeck: Number(size[0]) };
}

function readStartingLife(r: Reader) {
  const life = eat(r, "you start the game with {n} Life cards");
  return life === undefined ? undefined : { life: Number(life[0]) };
}

/** "you cannot include Events with a cost of 2 or more in your deck", "you can only include {Crew} type cards in your deck". */
function readOnly(r: Reader): object | undefined {
  const isOnly = eat(r, "you can only include") !== undefined;
  if (!isOnly && eat(r, "you cannot include") === undefined) return undefined;
  const noun = readNoun(r);
  if (noun?.zones?.[0] !== "deck") return undefined;
  const { kind, types, cost, ...more } = noun.filter;
  if (Object.keys(more).length > 0) return undefined;
  const kinds = kind === undefined ? {} : { kinds: [kind].flat() };
  if (isOnly && types !== undefined && cost === undefined) return { only: [{ ...kinds, types: [types].flat() }] };
  const { min } = (cost ?? {}) as { readonly min?: unknown };
  return isOnly || types !== undefined || typeof min !== "number"
    ? undefined
    : { only: [{ ...kinds, maxCost: min - 1 }] };
}

const held = (steps: readonly object[], more: object = {}) => ({ timing: "static", ...more, steps });

/** Lines that change rules, as static abilities. */
export function readRule(r: Reader): Record<string, unknown> | undefined {
  if (
    eat(
      r,
      "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to the rules",
    ) !== undefined
  )
    return held([{ type: "op:rule", player: "you", faceUpLifeToDeck: true }]);
  return oneOf(r, [readRested, readOff, readCounters, readHandCosts, readUnder]);
}

/** "If you have 3 or less Life cards, all of your Character cards …": a rule under a condition. */
function readUnder(r: Reader): Record<string, unknown> | undefined {
  const condition = eat(r, "if") === undefined ? undefined : readCondition(r);
  const rule = condition === undefined || eat(r, ",") === undefined ? undefined : readCounters(r);
  return rule === undefined ? undefined : { ...rule, condition };
}

/** "your Character cards are played rested". */
function readRested(r: Reader): Record<string, unknown> | undefined {
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined || eat(r, "(are|is) played rested") === undefined) return undefined;
  const player = noun.side === "opponent" ? "opponent" : "you";
  const isAny = noun.filter.kind === "Character" && Object.keys(noun.filter).length === 1;
  return held([{ type: "op:rule", player, playsRested: isAny ? true : noun.filter }]);
}

/** "your [On Play] effects are negated". */
function readOff(r: Reader): Record<string, unknown> | undefined {
  const player = readWhose(r);
  const timing = player === undefined ? undefined : readTiming(r);
  if (timing === undefined || eat(r, "effects are negated") === undefined) return undefined;
  return held([{ type: "op:rule", player, negated: [timing] }]);
}

/** "… have a +1000 Counter" adds, "… have a 2000 Counter" and "the Counter of … becomes 2000" set. */
function readCounters(r: Reader): Record<string, unknown> | undefined {
  const isSet = eat(r, "the Counter( value)? of") !== undefined;
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  const added = isSet ? undefined : eat(r, "(have|has|gain|gains)( a)? +{n} Counter(, according to the rules)?");
  const set = isSet
    ? eat(r, "becomes {n}(, according to the rules)?")
    : eat(r, "(have|has) a {n} Counter, according to the rules");
  const amount = (added ?? set)?.[0];
  if (amount === undefined) return undefined;
  const value = added === undefined ? { setCounter: Number(amount) } : { counter: Number(amount) };
  return held([{ type: "op:give", target: every({ ...noun, side: "you", zones: ["hand"] }), ...value }]);
}

function readHandCosts(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "the cost of playing") !== undefined) {
    const noun = readNoun(r, { side: "you", zones: ["hand"] });
    const by = noun === undefined ? undefined : eat(r, "will be reduced by {n}");
    return noun === undefined || by === undefined
      ? undefined
      : held([{ type: "op:give", target: every(noun), cost: -Number(by[0]) }]);
  }
  if (eat(r, "give") === undefined) return undefined;
  const noun = readNoun(r);
  const by = noun?.zones?.[0] === "hand" ? eat(r, "-{n} cost") : undefined;
  return noun === undefined || by === undefined
    ? undefined
    : held([{ type: "op:give", target: every(noun), cost: -Number(by[0]) }]);
}
