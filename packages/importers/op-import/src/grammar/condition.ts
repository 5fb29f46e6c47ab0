import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { amountOf } from "./amount.js";
import { readComparison } from "./comparisons.js";
import { bounds, type Condition, readDon, readHandOrPile, readLife, whose } from "./counts.js";
import { readHistory } from "./history.js";
import { readNoun, refNamed } from "./noun.js";
import { every } from "./selector.js";
import { readColor } from "./tags.js";
import { readName, readWords } from "./words.js";

/** What stands between "if" and the comma; several joined by "and". */
export function readCondition(r: Reader): Condition | undefined {
  const first = readOne(r);
  if (first === undefined) return undefined;
  const other = attempt(r, (rr) => (eat(rr, "or") === undefined ? undefined : readAgain(rr, first)));
  if (other !== undefined) return sees(r, ",") ? { any: [first, other] } : undefined;
  const all = [first];
  for (;;) {
    const next = attempt(r, (rr) => (eat(rr, "(, and|and)") === undefined ? undefined : readOne(rr, first)));
    if (next === undefined) break;
    all.push(next);
  }
  return all.length === 1 ? first : { all };
}

/** "… or 4 or less cards in your hand": the subject is that of the first, unless it is said again. */
function readAgain(r: Reader, { number }: Condition): Condition | undefined {
  const { side } = (number ?? {}) as { readonly side?: Reader["subject"] };
  if (side === undefined || side === "both") return undefined;
  r.subject = side;
  const read = oneOf(r, [readLife, readDon, readHandOrPile]);
  r.subject = undefined;
  return read;
}

function readOne(r: Reader, before?: Condition): Condition | undefined {
  return oneOf(r, [
    readOnly,
    readComparison,
    readHistory,
    readLeader,
    readLife,
    readDon,
    readHandOrPile,
    readSelf,
    readPresence,
    readRevealed,
    (rr) => (before === undefined ? undefined : readMore(rr, before)),
  ]);
}

/** "… and 5 or less cards in your hand": the subject is that of the first. */
function readMore(r: Reader, before: Condition): Condition | undefined {
  const whose = leaderIn(before);
  const also =
    whose === undefined
      ? undefined
      : attempt(r, (rr) => (eat(rr, "(has|is)( the)?") === undefined ? undefined : readWords(rr)));
  if (also !== undefined) return leader(also, whose);
  const again = attempt(r, (rr) => readAgain(rr, before));
  if (again !== undefined) return again;
  if (eat(r, "is active") !== undefined)
    return { exists: { side: "you", zones: ["leader"], filter: { state: "active" }, count: "all" } };
  const words = attempt(r, (rr) => (eat(rr, "the") === undefined ? undefined : readWords(rr)));
  if (words !== undefined) return leader(words);
  const isNone = eat(r, "no") !== undefined;
  const noun = readNoun(r, { side: "you", count: { exactly: 1 } });
  if (isNone && noun !== undefined) return { not: { exists: every({ ...noun, side: "you" }) } };
  return noun === undefined || noun.ref !== undefined ? undefined : { exists: every({ ...noun, side: "you" }) };
}

const leader = (filter: object, side = "you"): Condition => ({
  exists: { side, zones: ["leader"], filter, count: "all" },
});

/** Whose Leader a condition is about, if it is about one. */
function leaderIn(condition: Condition): string | undefined {
  const { exists } = condition as { readonly exists?: { readonly side: string; readonly zones?: readonly string[] } };
  return exists?.zones?.length === 1 && exists.zones[0] === "leader" ? exists.side : undefined;
}

function readLeader(r: Reader): Condition | undefined {
  const type = eat(r, "your Leader's type includes {quoted}");
  if (type !== undefined) return leader({ typeIncludes: type[0] });
  const power = attempt(r, (rr) => {
    const of = eat(rr, "your opponent's Leader's power is") !== undefined ? "opponent" : "you";
    if (of === "you" && eat(rr, "your Leader's power is") === undefined) return undefined;
    const { is, ...range } = bounds(rr) ?? { either: true };
    return "either" in range ? undefined : leader({ power: is ?? range }, of);
  });
  if (power !== undefined) return power;
  const side =
    eat(r, "your opponent's Leader") !== undefined
      ? "opponent"
      : eat(r, "your Leader") !== undefined
        ? "you"
        : undefined;
  if (side === undefined) return undefined;
  if (eat(r, "is multicolored") !== undefined) return leader({ colors: { min: 2 } }, side);
  if (eat(r, "is monocolored") !== undefined) return leader({ colors: 1 }, side);
  const color = attempt(r, readColors);
  if (color !== undefined) return leader(color, side);
  if (eat(r, "is active") !== undefined) return leader({ state: "active" }, side);
  if (eat(r, "is rested") !== undefined) return leader({ state: "rested" }, side);
  const amount = attempt(r, (rr) => (eat(rr, "has( a)?") === undefined ? undefined : amountOf(rr)));
  if (amount !== undefined) return leader(amount, side);
  if (eat(r, "(is|has)( the)?") === undefined) return undefined;
  const words = readWords(r);
  if (words === undefined) return undefined;
  const more = attempt(r, (rr) => (eat(rr, "or( is| has)?( the)?") === undefined ? undefined : readWords(rr)));
  return leader(more === undefined ? words : { any: [words, more] }, side);
}

/** "is red", "'s colors include blue", "is red only". */
function readColors(r: Reader): object | undefined {
  if (eat(r, "('s colors include|'s color is|is)") === undefined) return undefined;
  const before = eat(r, "only");
  const color = readColor(r);
  if (color === undefined) return undefined;
  return before === undefined && eat(r, "only") === undefined ? { color } : { color, colors: 1 };
}

function readSelf(r: Reader): Condition | undefined {
  const met = attempt(r, (rr) => {
    if (eat(rr, "(this (Character|Leader) is attacking|the attack target is)") === undefined) return undefined;
    return readNoun(rr, { side: "opponent" });
  });
  if (met !== undefined) return met.ref === undefined ? { ref: "target", matches: met.filter } : undefined;
  if (eat(r, "this (Character|card|Leader|Stage)") === undefined) return undefined;
  const self = (matches: object): Condition => ({ ref: "self", matches });
  if (eat(r, "was played on this turn") !== undefined) return self({ new: true });
  if (eat(r, "is rested") !== undefined) return self({ state: "rested" });
  if (eat(r, "is active") !== undefined) return self({ state: "active" });
  const given = eat(r, "has {n} or more DON!! cards given");
  if (given !== undefined) return self({ don: { min: Number(given[0]) } });
  const amount = attempt(r, (rr) => (eat(rr, "has( a)?") === undefined ? undefined : amountOf(rr)));
  return amount === undefined ? undefined : self(amount);
}

/** "the only Characters on your field are …". */
function readOnly(r: Reader): Condition | undefined {
  if (eat(r, "(the only Characters on your field are|you only have)") === undefined) return undefined;
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  const { kind: _kind, ...filter } = noun.filter;
  const all = (more: object) => ({ side: "you", zones: ["characters"], ...more, count: "all" });
  return { all: [{ exists: all({}) }, { not: { exists: all({ filter: { not: filter } }) } }] };
}

function readPresence(r: Reader): Condition | undefined {
  const total = attempt(r, readTotal);
  if (total !== undefined) return total;
  if (eat(r, "there (is|are)") !== undefined) {
    const range = bounds(r);
    const noun = readNoun(r);
    if (noun === undefined) return undefined;
    eat(r, "on the field");
    const found = every({ ...noun, side: noun.side ?? "both" });
    return range === undefined ? { exists: found } : { number: { count: found }, ...range };
  }
  const isNot = sees(r, "you (do not|don't) have");
  const side = whose(r);
  if (side === undefined || side === "both") return undefined;
  const none = eat(r, "no( other)?");
  if (none !== undefined) {
    const other = /other$/i.test(r.text.slice(0, r.at)) ? { other: "self" } : {};
    const noun = readNoun(r, { side });
    return noun === undefined
      ? undefined
      : { not: { exists: every({ ...noun, side, filter: { ...noun.filter, ...other } }) } };
  }
  const range = attempt(r, (rr) => {
    const found = bounds(rr);
    return found === undefined || sees(rr, "power") ? undefined : found;
  });
  if (range !== undefined && eat(r, "rested cards?") !== undefined) {
    const rested = {
      side,
      zones: ["leader", "characters", "stage", "cost"],
      filter: { state: "rested" },
      count: "all",
    };
    return { number: { count: rested }, ...range };
  }
  const start = r.at;
  const noun = readNoun(r, { side });
  if (noun === undefined) return undefined;
  eat(r, "on (your|their) field");
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readName(rr)));
  const inTrash = eat(r, "in your trash") !== undefined;
  const of = (filter: Record<string, unknown>) =>
    every({ ...noun, side, filter, ...(inTrash && { zones: ["trash"] }) });
  const names = noun.filter.name;
  if (Array.isArray(names) && range === undefined && !isNot && /\] and \[/.test(r.text.slice(start, r.at)))
    return { all: names.map((name) => ({ exists: of({ ...noun.filter, name }) })) };
  if (second !== undefined) return { all: [{ exists: of(noun.filter) }, { exists: of({ name: second }) }] };
  const found = of(noun.filter);
  if (isNot && range !== undefined) return { not: { number: { count: found }, min: range.is ?? range.min } };
  if (isNot) return { not: { exists: found } };
  if (range === undefined) return { exists: found };
  return { number: { count: found }, ...range };
}

/** "the total power of your Characters is 20000 or more". */
function readTotal(r: Reader): Condition | undefined {
  const stat = ["base power", "base cost", "power", "cost"].find((one) => eat(r, `the total ${one} of`) !== undefined);
  const noun = stat === undefined ? undefined : readNoun(r, { side: "you" });
  const range = noun === undefined || eat(r, "is") === undefined ? undefined : bounds(r);
  if (stat === undefined || noun === undefined || range === undefined) return undefined;
  const name = stat.replace(/ (.)/, (_all, letter: string) => letter.toUpperCase());
  return { number: { stat: name, of: every(noun) }, ...range };
}

/** The number that was chosen before. */
const GUESS = { bound: "guess" };

/** "that card is a …", "the revealed card has a cost of …". */
function readRevealed(r: Reader): Condition | undefined {
  const ref = attempt(r, refNamed);
  if (ref === undefined) return undefined;
  const is = (matches: object): Condition => ({ ref, matches });
  const type = eat(r, "'s type includes {quoted}");
  if (type !== undefined) return is({ typeIncludes: type[0] });
  if (eat(r, "(is|has)( an| a)?") === undefined) return undefined;
  const noun = attempt(r, (rr) => readNoun(rr));
  if (noun !== undefined) return is(noun.filter);
  if (eat(r, "the chosen cost") !== undefined) return is({ cost: { min: GUESS, max: GUESS } });
  const amount = amountOf(r);
  return amount === undefined ? undefined : is(amount);
}
