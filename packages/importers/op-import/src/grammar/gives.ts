import { attempt, eat, type Reader, sees } from "../reader.js";
import { readAlsoBanned, readBan, readNegate, readNoBlock, readOnlyTarget } from "./bans.js";
import { readBase } from "./bases.js";
import { readCondition } from "./condition.js";
import { gift, gifts, readSigned } from "./gift.js";
import { type Noun, readNoun } from "./noun.js";
import { readQuoted } from "./quoted.js";
import { selectorOf, selectorsOf } from "./selector.js";
import type { Step } from "./step.js";
import { readKeyword } from "./tags.js";
import { readTarget } from "./target.js";

/** What cards gain or are given: power, cost, keywords, bans. */
export function readGives(r: Reader): readonly Step[] | undefined {
  return (
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
  const noun = readTarget(r, { count: "all" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
  const change = readSigned(r);
  if (change === undefined) return undefined;
  Object.assign(
    change,
    attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readSigned(rr))),
  );
  const [first, ...more] = gifts(r, noun, change);
  return second === undefined || first === undefined
    ? [...(first === undefined ? [] : [first]), ...more]
    : [first, { ...first, target: selectorOf(second) }];
}

/** "Up to 1 of your Characters gains [Rush] and +1000 power during this turn." */
function readGain(r: Reader): readonly Step[] | undefined {
  const quoted = attempt(r, readQuoted);
  if (quoted !== undefined) return quoted;
  const none = eat(r, "none of") !== undefined;
  const noun = readTarget(r, { count: "all" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
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
    "(gains|gain|+{n}|cannot|can also|can attack|[Rush]|[Rush: Character]|[Blocker]|[Double Attack]|[Banish]|[Unblockable]|will not)",
  );

function readChange(r: Reader, change: Record<string, unknown>, none: boolean): boolean {
  eat(r, "(gains|gain|gets|get|has|have)");
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
  if (eat(r, "can attack on the turn in which (it is|they are) played") !== undefined) {
    change.keyword = [...((change.keyword as string[]) ?? []), "Rush"];
    return true;
  }
  if (eat(r, "can also attack") !== undefined) {
    const noun = readNoun(r, { side: "opponent" });
    const { kind, state, ...like } = noun?.filter ?? {};
    if (kind !== "Character" || state !== "active" || noun?.side === "you") return false;
    change.attacksActive = Object.keys(like).length === 0 ? true : like;
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
  const lost = attempt(r, readLost);
  if (lost !== undefined) {
    Object.assign(change, lost);
    return true;
  }
  const ban = readBan(r, none);
  if (ban === undefined) return false;
  const also = readAlsoBanned(r);
  // "cannot be K.O.'d or rested by your opponent's effects": both by these
  const { verb, ...cause } = also ?? {};
  const first = Object.keys(ban).length === 1 ? { ...cause, ...ban } : ban;
  change.cannot = [...((change.cannot as unknown[]) ?? []), first, ...(verb === undefined ? [] : [also])];
  return true;
}

/** "loses [Blocker]", "loses 2000 power". */
function readLost(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "(loses|lose)") === undefined) return undefined;
  const power = eat(r, "{n} power");
  if (power !== undefined) return { power: -Number(power[0]) };
  const keyword = readKeyword(r);
  return keyword === undefined ? undefined : { loses: [keyword] };
}
