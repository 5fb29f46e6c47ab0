import { attempt, eat, type Reader, sees } from "../reader.js";
import { readDuration } from "./duration.js";
import { type Noun, readName, readNoun } from "./noun.js";
import { selectorOf, selectorsOf } from "./selector.js";
import { readPer } from "./per.js";
import type { Step } from "./step.js";

const KEYWORDS = ["Rush: Character", "Rush", "Blocker", "Double Attack", "Banish", "Unblockable"];

/** What cards gain or are given: power, cost, keywords, bans. */
export function readGives(r: Reader): readonly Step[] | undefined {
  return (
    attempt(r, readTax) ?? attempt(r, readGive) ?? attempt(r, readBase) ?? attempt(r, readNoBlock) ?? attempt(r, readNegate) ?? attempt(r, readGain)
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
  const change = readSigned(r);
  return change === undefined ? undefined : gifts(r, noun, change);
}

function readSigned(r: Reader): Record<string, unknown> | undefined {
  const down = eat(r, "-{n} (power|cost)");
  const up = down === undefined ? eat(r, "(an additional )?+{n} (power|cost)") : undefined;
  const found = down ?? up;
  if (found === undefined) return undefined;
  const amount = Number(found.find((part) => /^[0-9]+$/.test(part))) * (down === undefined ? 1 : -1);
  return { [/cost$/i.test(r.text.slice(0, r.at)) ? "cost" : "power"]: amount };
}

function gift(r: Reader, noun: Noun, change: Record<string, unknown>): Step {
  const before = readDuration(r);
  const per = readPer(r);
  const duration = before ?? readDuration(r);
  const scaled = per === undefined ? change : Object.fromEntries(Object.entries(change).map(([stat, amount]) => [stat, scale(per, amount)]));
  return { type: "op:give", target: selectorOf(noun), ...scaled, ...(duration !== undefined && { for: duration }) };
}

/** The same for "1 each of". */
function gifts(r: Reader, noun: Noun, change: Record<string, unknown>): readonly Step[] {
  const step = gift(r, noun, change);
  return selectorsOf(noun).map((target) => ({ ...step, target }));
}

const scale = (per: Record<string, unknown>, amount: unknown) => (typeof amount === "number" ? { ...per, times: amount } : amount);

/** "Up to 1 of your Characters gains [Rush] and +1000 power during this turn." */
function readGain(r: Reader): readonly Step[] | undefined {
  const none = eat(r, "none of") !== undefined;
  const noun = readNoun(r, { count: "all" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { count: "all" })));
  const either = second === undefined ? attempt(r, (rr) => (eat(rr, "or") === undefined ? undefined : readNoun(rr))) : undefined;
  const change: Record<string, unknown> = {};
  do {
    if (!readChange(r, change, none)) return undefined;
  } while (attempt(r, (rr) => (eat(rr, "(, and|and|,)") !== undefined && seesChange(rr) ? true : undefined)) === true);
  const words = attempt(r, (rr) => readOr(rr));
  const step = gift(r, noun, change);
  if (words !== undefined) return [oneWord(step, [...(change.keyword as string[]), words])];
  if (either !== undefined) return [{ ...step, target: eitherOf(noun, either) }];
  return second === undefined ? selectorsOf(noun).map((target) => ({ ...step, target })) : [step, { ...step, target: selectorOf(second) }];
}

const readOr = (r: Reader): string | undefined =>
  eat(r, "or") === undefined ? undefined : KEYWORDS.find((word) => eat(r, `[${word}]`) !== undefined);

/** "gains [A], [B] or [C]": one of them. */
const oneWord = (step: Step, words: readonly string[]): Step => ({
  type: "op:choose",
  options: words.map((word) => ({ gist: `[${word}]`, steps: [{ ...step, keyword: [word] }] })),
});

/** "A or up to 1 of B": one card of either kind. */
function eitherOf(one: Noun, other: Noun): object {
  const zones = [...(one.zones ?? []), ...(other.zones ?? [])];
  const any = [one, other].map(({ filter: { kind: _kind, ...filter }, zones: [zone] = [] }) => ({ zone, ...filter }));
  return { side: one.side, zones, filter: { any }, count: other.count ?? { upTo: 1 } };
}

const seesChange = (r: Reader): boolean =>
  sees(r, "(gains|gain|+{n}|cannot|can also|[Rush]|[Rush: Character]|[Blocker]|[Double Attack]|[Banish]|[Unblockable]|will not)");

function readChange(r: Reader, change: Record<string, unknown>, none: boolean): boolean {
  eat(r, "(gains|gain|has|have)");
  const signed = attempt(r, readSigned);
  if (signed !== undefined) {
    Object.assign(change, signed);
    return true;
  }
  const keyword = KEYWORDS.find((word) => eat(r, `[${word}]`) !== undefined);
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
  if (eat(r, "(will not|do not|does not) become active in (your|your opponent's|the) next Refresh Phase") !== undefined) {
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

/** "cannot be K.O.'d in battle by <Slash> attribute cards", "cannot attack a Leader". */
function readBan(r: Reader, none: boolean): Record<string, unknown> | undefined {
  if (eat(r, none ? "can" : "cannot") === undefined) return undefined;
  if (eat(r, "be K.O.'d") !== undefined) return { verb: "beKoed", ...readCause(r) };
  if (eat(r, "be removed from the field") !== undefined) return { verb: "leave", ...readCause(r) };
  if (eat(r, "be rested") !== undefined) return { verb: "beRested" };
  if (eat(r, "attack a Leader") !== undefined) return { verb: "attackLeader" };
  if (eat(r, "attack") !== undefined) return { verb: "attack" };
  return undefined;
}

function readCause(r: Reader): Record<string, unknown> {
  if (eat(r, "by your opponent's effects?") !== undefined) return { cause: "effect", by: "opponent" };
  if (eat(r, "by effects") !== undefined) return { cause: "effect" };
  if (eat(r, "in battle") === undefined) return {};
  if (eat(r, "by Leaders") !== undefined) return { cause: "battle", source: { kind: "Leader" } };
  const without = eat(r, "by Characters without the {attribute} attribute");
  if (without !== undefined) return { cause: "battle", source: { kind: "Character", not: { attribute: without[0] } } };
  const attribute = eat(r, "by {attribute} attribute (cards|Characters|Leaders or Characters)");
  return attribute === undefined ? { cause: "battle" } : { cause: "battle", source: { attribute: attribute[0] } };
}

/** "This Character's base power becomes …", "Set the power of … to 0". */
function readBase(r: Reader): readonly Step[] | undefined {
  const zero = eat(r, "set the (power|cost) of");
  if (zero !== undefined) {
    const isCost = /cost\s+of$/i.test(r.text.slice(0, r.at));
    const noun = readNoun(r);
    if (noun === undefined || eat(r, "to 0") === undefined) return undefined;
    return [gift(r, noun, isCost ? { costZero: true } : { powerZero: true })];
  }
  if (eat(r, "this (Character|Leader)'s base power becomes") === undefined) return undefined;
  const fixed = eat(r, "{n}");
  const basePower = fixed !== undefined ? Number(fixed[0]) : eat(r, "the same as") === undefined ? undefined : readCopied(r);
  return basePower === undefined ? undefined : [gift(r, { ref: "self", filter: {} }, { basePower })];
}

function readCopied(r: Reader): unknown {
  if (eat(r, "the power of your opponent's attacking Leader or Character") !== undefined)
    return { stat: "power", of: { ref: "attacker" } };
  if (eat(r, "the selected Character's power") !== undefined) return { stat: "power", of: { ref: "chosen" } };
  if (eat(r, "your opponent's Leader('s power)?") !== undefined)
    return { stat: "power", of: { side: "opponent", zones: ["leader"], count: "all" } };
  return undefined;
}

/** "Until …, none of the selected Characters can attack unless your opponent trashes 2 cards from their hand whenever they attack." */
function readTax(r: Reader): readonly Step[] | undefined {
  const duration = readDuration(r);
  const cards = eat(r, ", none of the selected Characters can attack unless your opponent trashes {n} cards from their hand whenever they attack");
  if (duration === undefined || cards === undefined) return undefined;
  const target = { side: "you", zones: ["hand"], count: { exactly: Number(cards[0]) } };
  return [{ type: "op:tax", target: { ref: r.named }, costs: [{ type: "op:move", target, to: { zone: "trash" } }], for: duration }];
}

/** Blockers that cannot be activated; without a limit the attacker is simply not blocked. */
function readNoBlock(r: Reader): readonly Step[] | undefined {
  if (eat(r, "if the selected card attacks during this turn, your opponent cannot activate [Blocker]") !== undefined)
    return [{ type: "op:give", target: { ref: r.named }, keyword: ["Unblockable"], for: "thisTurn" }];
  if (eat(r, "your opponent cannot attack any card other than the Character") !== undefined) {
    const name = readName(r);
    const target = { side: "opponent", zones: ["leader", "characters"], count: "all" };
    const other = { not: { kind: "Character", name } };
    return name === undefined ? undefined : [{ type: "op:give", target, cannot: [{ verb: "attack", other }] }];
  }
  if (eat(r, "your opponent cannot activate") === undefined) return undefined;
  const count = eat(r, "up to {n}");
  if (eat(r, "(the |a )?[Blocker]") === undefined) return undefined;
  eat(r, "(Characters?|of any Character)( that has)?");
  const noun: Noun = { side: "opponent", zones: ["characters"], filter: { keyword: "Blocker" }, count: count === undefined ? "all" : { upTo: Number(count[0]) } };
  const limit = eat(r, "{n} (or less power|power or less)") ?? undefined;
  const atLeast = limit === undefined ? eat(r, "{n} or more power") : undefined;
  const cost = eat(r, "with a cost of {n} or less");
  if (limit !== undefined) noun.filter.power = { max: Number(limit[0]) };
  if (atLeast !== undefined) noun.filter.power = { min: Number(atLeast[0]) };
  if (cost !== undefined) noun.filter.cost = { max: Number(cost[0]) };
  if (Object.keys(noun.filter).length === 1)
    return [gift(r, { ref: eat(r, "if that Leader or Character attacks") === undefined ? "self" : "chosen", filter: {} }, { keyword: ["Unblockable"] })];
  return [gift(r, noun, { cannot: [{ verb: "block" }] })];
}

function readNegate(r: Reader): readonly Step[] | undefined {
  if (eat(r, "negate the effects? of") !== undefined) {
    const noun = readNoun(r);
    if (noun === undefined) return undefined;
    const step = gift(r, noun, { negated: true });
    if (noun.each === true) return selectorsOf(noun).map((target) => ({ ...step, target }));
    const power = attempt(r, (rr) => (eat(rr, "and give that card") === undefined ? undefined : readSigned(rr)));
    const cannot = power === undefined ? attempt(r, (rr) => (eat(rr, "and that Character") === undefined ? undefined : readBan(rr, false))) : undefined;
    const duration = readDuration(r);
    const lasting = duration === undefined ? {} : { for: duration };
    return [{ ...step, ...power, ...(cannot !== undefined && { cannot: [cannot] }), ...lasting }];
  }
  if (eat(r, "this (Character|Leader)'s effect is negated") !== undefined)
    return [gift(r, { ref: "self", filter: {} }, { negated: true })];
  return undefined;
}
