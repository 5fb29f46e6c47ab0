import { attempt, eat, type Reader, sees } from "../reader.js";
import { readDuration } from "./duration.js";
import { gift, gifts } from "./gift.js";
import { type Noun, readNoun, refNamed } from "./noun.js";
import { every, selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** "This Character's base power becomes …", "Set the power of … to 0". */
export function readBase(r: Reader): readonly Step[] | undefined {
  const set = attempt(r, readSet);
  if (set !== undefined) return set;
  const zero = eat(r, "set the (power|cost) of");
  if (zero !== undefined) {
    const isCost = /cost\s+of$/i.test(r.text.slice(0, r.at));
    const noun = readNoun(r);
    if (noun === undefined || eat(r, "to 0") === undefined) return undefined;
    return [gift(r, noun, isCost ? { costZero: true } : { powerZero: true })];
  }
  const own = attempt(r, readOwnSwap);
  if (own !== undefined) return own;
  const ofAll = attempt(r, readBaseOf);
  if (ofAll !== undefined) return ofAll;
  const swap = attempt(r, readSwap);
  if (swap !== undefined) return swap;
  const noun = readOwner(r);
  const stat = noun === undefined ? undefined : readStat(r);
  if (noun === undefined || stat === undefined || eat(r, "(becomes|become)") === undefined) return undefined;
  const fixed = eat(r, "{n}");
  const amount =
    fixed !== undefined ? Number(fixed[0]) : eat(r, "the same as") === undefined ? undefined : readCopied(r);
  if (amount === undefined) return undefined;
  if (fixed !== undefined || !readsChosen(amount)) return gifts(r, noun, { [stat]: amount });
  // once the receiver is chosen, "chosen" is the receiver
  return [{ type: "op:number", as: "copied", value: amount }, ...gifts(r, noun, { [stat]: { bound: "copied" } })];
}

/** "set the base power of up to 1 of your Characters to 7000". */
function readSet(r: Reader): readonly Step[] | undefined {
  const stat = eat(r, "set the") === undefined ? undefined : readStat(r);
  const noun = stat === undefined || eat(r, "of") === undefined ? undefined : readNoun(r, { count: "all" });
  const amount = noun === undefined ? undefined : eat(r, "to {n}");
  return stat === undefined || noun === undefined || amount === undefined
    ? undefined
    : gifts(r, noun, { [stat]: Number(amount[0]) });
}

/** "The base power of all of your Characters becomes 6000". */
function readBaseOf(r: Reader): readonly Step[] | undefined {
  const stat = eat(r, "the") === undefined ? undefined : readStat(r);
  const noun = stat === undefined || eat(r, "of") === undefined ? undefined : readNoun(r, { count: "all" });
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
  const amount = noun === undefined || eat(r, "(becomes|become)") === undefined ? undefined : eat(r, "{n}");
  if (stat === undefined || noun === undefined || amount === undefined) return undefined;
  const given = gifts(r, noun, { [stat]: Number(amount[0]) });
  return second === undefined ? given : [...given, ...given.map((step) => ({ ...step, target: selectorOf(second) }))];
}

/** "Swap the base power of this Character and up to 1 of your opponent's Characters during this turn". */
function readOwnSwap(r: Reader): readonly Step[] | undefined {
  if (eat(r, "swap the base power of this (Character|Leader) (and|with)") === undefined) return undefined;
  const noun = readNoun(r);
  const duration = noun === undefined ? undefined : readDuration(r);
  if (noun === undefined || duration === undefined) return undefined;
  const base = (ref: string) => ({ stat: "basePower", of: { ref } });
  const give = (ref: string, bound: string) => ({
    type: "op:give",
    target: { ref },
    basePower: { bound },
    for: duration,
  });
  const swapped = [
    { type: "op:number", as: "first", value: base("self") },
    { type: "op:number", as: "second", value: base("two") },
    give("self", "second"),
    give("two", "first"),
  ];
  return [
    { type: "op:select", target: selectorOf(noun), as: "two" },
    { type: "op:if", condition: { exists: { ref: "two" } }, steps: swapped },
  ];
}

/** "this Character's", "up to 1 of your Characters'". */
function readOwner(r: Reader): Noun | undefined {
  if (eat(r, "this (Character|Leader)'s") !== undefined) return { ref: "self", filter: {} };
  const noun = readNoun(r, { count: "all" });
  return noun === undefined || eat(r, "('s|')") === undefined ? undefined : noun;
}

const readStat = (r: Reader): "basePower" | "baseCost" | undefined =>
  eat(r, "base power") !== undefined ? "basePower" : eat(r, "base cost") !== undefined ? "baseCost" : undefined;

/** "the power of your opponent's attacking Leader or Character", "the selected Character's power", "your Leader's base power". */
function readCopied(r: Reader): unknown {
  const before =
    eat(r, "the base power of") !== undefined
      ? "basePower"
      : eat(r, "the power of") !== undefined
        ? "power"
        : undefined;
  const of = readCopiedCard(r);
  if (of === undefined) return undefined;
  if (before !== undefined) return { stat: before, of };
  eat(r, "('s|')");
  const isBase = eat(r, "base power") !== undefined;
  if (!isBase) eat(r, "power");
  return { stat: isBase ? "basePower" : "power", of };
}

const readsChosen = (amount: unknown): boolean => (amount as { of?: { ref?: unknown } }).of?.ref === "chosen";

function readCopiedCard(r: Reader): object | undefined {
  if (eat(r, "your opponent's attacking (Leader or Character|Leader|Character)( card)?") !== undefined)
    return { ref: "attacker" };
  if (attempt(r, (rr) => (eat(rr, "this (Character|Leader)") !== undefined && sees(rr, "'s") ? true : undefined)))
    return { ref: "self" };
  const ref = attempt(r, refNamed);
  if (ref !== undefined) return { ref };
  const noun = readNoun(r);
  return noun === undefined ? undefined : every(noun);
}

/** "Swap the base power of the selected Characters with each other during this turn": each keeps what the other had. */
function readSwap(r: Reader): readonly Step[] | undefined {
  if (
    eat(r, "swap the base power of the selected (Leader and Character|Characters|cards)( cards?)? with each other") ===
    undefined
  )
    return undefined;
  const duration = readDuration(r);
  const lasting = duration === undefined ? {} : { for: duration };
  const base = (ref: string) => ({ stat: "basePower", of: { ref } });
  const apart: readonly Step[] = Array.isArray(r.named)
    ? []
    : [
        { type: "op:select", target: { ref: r.named, count: { exactly: 1 } }, as: "one" },
        { type: "op:select", target: { ref: r.named, filter: { other: "one" } }, as: "two" },
      ];
  return [
    ...apart,
    { type: "op:number", as: "first", value: base("one") },
    { type: "op:number", as: "second", value: base("two") },
    { type: "op:give", target: { ref: "one" }, basePower: { bound: "second" }, ...lasting },
    { type: "op:give", target: { ref: "two" }, basePower: { bound: "first" }, ...lasting },
  ];
}
