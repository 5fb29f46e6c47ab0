import { attempt, eat, type Reader, sees } from "../reader.js";
import { readBan, readNegate, readNoBlock, readOnlyTarget, readTax } from "./bans.js";
import { readCondition } from "./condition.js";
import { readDuration } from "./duration.js";
import { gift, gifts, readSigned } from "./gift.js";
import { type Noun, readNoun } from "./noun.js";
import { eitherOf, every, selectorOf, selectorsOf } from "./selector.js";
import type { Step } from "./step.js";
import { readKeyword } from "./tags.js";

/** What cards gain or are given: power, cost, keywords, bans. */
export function readGives(r: Reader): readonly Step[] | undefined {
  return (
    attempt(r, readTax) ??
    attempt(r, readGive) ??
    attempt(r, readBase) ??
    attempt(r, readOnlyTarget) ??
    attempt(r, readNoBlock) ??
    attempt(r, readNegate) ??
    attempt(r, readGain)
  );
}

/** "Give up to 1 of your opponent's Characters -2000 power during this turn." */
function readGive(r: Reader): readonly Step[] | undefined {
  if (eat(r, "give") === undefined) return undefined;
  const split = eat(r, "1 Character -{n} power and the other -{n} power");
  if (split !== undefined) {
    const [first, second] = split.map(Number) as [number, number];
    const one = gift(r, { ref: r.named, filter: {} }, { power: -first });
    const lasting = one.for === undefined ? {} : { for: one.for };
    const target = { ref: r.named, count: { exactly: 1 } };
    const other = { ref: r.named, filter: { other: "first" } };
    return [
      { ...one, target, as: "first" },
      { type: "op:give", target: other, power: -second, ...lasting },
    ];
  }
  const noun = readNoun(r, { count: "all" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
  const change = readSigned(r);
  if (change === undefined) return undefined;
  const [first, ...more] = gifts(r, noun, change);
  return second === undefined || first === undefined
    ? [...(first === undefined ? [] : [first]), ...more]
    : [first, { ...first, target: selectorOf(second) }];
}

/** "Up to 1 of your Characters gains [Rush] and +1000 power during this turn." */
function readGain(r: Reader): readonly Step[] | undefined {
  const none = eat(r, "none of") !== undefined;
  const noun = readNoun(r, { count: "all" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
  const either =
    second === undefined ? attempt(r, (rr) => (eat(rr, "or") === undefined ? undefined : readNoun(rr))) : undefined;
  const change: Record<string, unknown> = {};
  do {
    if (!readChange(r, change, none)) return undefined;
  } while (attempt(r, (rr) => (eat(rr, "(, and|and|,)") !== undefined && seesChange(rr) ? true : undefined)) === true);
  const words = attempt(r, (rr) => readOr(rr));
  const step = gift(r, noun, change);
  if (eat(r, "on the turn in which (it is|they are) played") !== undefined) return whenNew(noun, step);
  const unless = attempt(r, (rr) => (eat(rr, "unless") === undefined ? undefined : readCondition(rr)));
  if (unless !== undefined) return [{ type: "op:if", condition: { not: unless }, steps: [step] }];
  if (words !== undefined) return [oneWord(step, [...(change.keyword as string[]), words])];
  if (either !== undefined) return [{ ...step, target: eitherOf(noun, either) }];
  return second === undefined
    ? selectorsOf(noun).map((target) => ({ ...step, target }))
    : [step, { ...step, target: selectorOf(second) }];
}

/** Only of what came into play this turn. */
function whenNew(noun: Noun, step: Step): readonly Step[] {
  if (noun.ref === undefined)
    return [{ ...step, target: selectorOf({ ...noun, filter: { ...noun.filter, new: true } }) }];
  return [{ type: "op:if", condition: { ref: noun.ref, matches: { new: true } }, steps: [step] }];
}

const readOr = (r: Reader): string | undefined => (eat(r, "or") === undefined ? undefined : readKeyword(r));

/** "gains [A], [B] or [C]": one of them. */
const oneWord = (step: Step, words: readonly string[]): Step => ({
  type: "op:choose",
  options: words.map((word) => ({ gist: `[${word}]`, steps: [{ ...step, keyword: [word] }] })),
});

const seesChange = (r: Reader): boolean =>
  sees(
    r,
    "(gains|gain|+{n}|cannot|can also|[Rush]|[Rush: Character]|[Blocker]|[Double Attack]|[Banish]|[Unblockable]|will not)",
  );

function readChange(r: Reader, change: Record<string, unknown>, none: boolean): boolean {
  eat(r, "(gains|gain|has|have)");
  const signed = attempt(r, readSigned);
  if (signed !== undefined) {
    Object.assign(change, signed);
    return true;
  }
  const keyword = readKeyword(r);
  if (keyword !== undefined) {
    change.keyword = [...((change.keyword as string[]) ?? []), keyword];
    return true;
  }
  if (eat(r, "can attack Characters on the turn in which (it is|they are) played") !== undefined) {
    change.keyword = ["Rush: Character"];
    return true;
  }
  if (eat(r, "can also attack (your opponent's )?active Characters") !== undefined) {
    change.attacksActive = true;
    return true;
  }
  if (
    eat(r, "(will not|do not|does not) become active in (your|your opponent's|the) next Refresh Phase") !== undefined
  ) {
    change.staysRested = true;
    return true;
  }
  if (eat(r, "(do|does) not become active in your and your opponent's Refresh Phases") !== undefined) {
    change.cannot = [{ verb: "becomeActive", cause: "rule" }];
    return true;
  }
  const ban = readBan(r, none);
  if (ban === undefined) return false;
  change.cannot = [...((change.cannot as unknown[]) ?? []), ban];
  return true;
}

/** "This Character's base power becomes …", "Set the power of … to 0". */
function readBase(r: Reader): readonly Step[] | undefined {
  const set = attempt(r, readSet);
  if (set !== undefined) return set;
  const zero = eat(r, "set the (power|cost) of");
  if (zero !== undefined) {
    const isCost = /cost\s+of$/i.test(r.text.slice(0, r.at));
    const noun = readNoun(r);
    if (noun === undefined || eat(r, "to 0") === undefined) return undefined;
    return [gift(r, noun, isCost ? { costZero: true } : { powerZero: true })];
  }
  const swap = attempt(r, readSwap);
  if (swap !== undefined) return swap;
  const noun = readOwner(r);
  const stat = noun === undefined ? undefined : readStat(r);
  if (noun === undefined || stat === undefined || eat(r, "(becomes|become)") === undefined) return undefined;
  const fixed = eat(r, "{n}");
  const amount =
    fixed !== undefined ? Number(fixed[0]) : eat(r, "the same as") === undefined ? undefined : readCopied(r);
  return amount === undefined ? undefined : gifts(r, noun, { [stat]: amount });
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

function readCopiedCard(r: Reader): object | undefined {
  if (eat(r, "your opponent's attacking (Leader or Character|Leader|Character)( card)?") !== undefined)
    return { ref: "attacker" };
  if (eat(r, "(the selected|that) (Leader or Character|Character|Leader|card)") !== undefined) return { ref: r.named };
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
