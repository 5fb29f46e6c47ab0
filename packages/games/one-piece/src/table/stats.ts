import type { Contribution } from "@riposte/kernel";
import type { Cause } from "../cause.js";
import type { CardInfo, Context } from "../context.js";
import type { OpMatch } from "../declared.js";
import type { Keyword } from "../facts/card.js";
import type { Forbidden } from "../values.js";
import { type CardView, cardOf, sideOf, tableOf } from "./lookup.js";
import type { MarkKind } from "./mark.js";

/** What reading a number needs of the match. */
export type Reading = Pick<OpMatch, "slices" | "value" | "explain">;

/** What a given DON!! is worth on its owner's turn. */
export const DON_POWER = 1000;

/**
 * Power now: base, then what adds, then given DON!! on the owner's turn (rules 14). It may be negative. Its reasons, each effect by
 * its card number, are added to `why`, where they are asked for.
 */
export function powerOf(context: Context, match: Reading, id: number, why?: Contribution[]): number {
  const card = cardOf(match, id);
  const base = basePowerOf(context, match, id);
  const don = donPowerOf(match, card);
  const now = base + sumOf(card, "power") + don;
  if (why === undefined) return match.value("card:power", { card: id }, now);
  const { value, because } = match.explain("card:power", { card: id }, now);
  why.push({ layer: "set", amount: base, by: card.code });
  for (const { kind, amount = 0, by } of card.marks) if (kind === "power") why.push({ layer: "add", amount, by });
  if (don !== 0) why.push({ layer: "add", amount: don, by: "DON!!" });
  why.push(...because);
  return value;
}

/** What the DON!! given to a card are worth now. */
const donPowerOf = (match: Reading, card: CardView): number =>
  card.owner === tableOf(match).active ? card.don * DON_POWER : 0;

/** Printed power, unless something sets it: then the highest of what does (rules 14). */
export function basePowerOf(context: Context, match: Reading, id: number): number {
  const card = cardOf(match, id);
  const printed = context.info(card.code).power ?? 0;
  return baseOf(card, printed, "basePower", match.value("card:base-power", { card: id }, UNSET));
}

/** Cost now; what is below 0 reads as 0 but is remembered in the sum; what is set to 0 stays 0 (rules 14). */
export function costOf(context: Context, match: Reading, id: number): number {
  const card = cardOf(match, id);
  const { marks } = card;
  if (marks.length > 0 && marks.some(({ kind }) => kind === "costZero")) return 0;
  const base = baseCostOf(context, match, id);
  const now = marks.length === 0 ? base : base + sumOf(card, "cost");
  return Math.max(0, match.value("card:cost", { card: id }, now));
}

export function baseCostOf(context: Context, match: Reading, id: number): number {
  const card = cardOf(match, id);
  const printed = context.info(card.code).cost ?? 0;
  return baseOf(card, printed, "baseCost", match.value("card:base-cost", { card: id }, UNSET));
}

/** The counter value, or null where the card cannot be used as a counter at all; -1 from others would stand for the dash. */
export function counterOf(context: Context, match: Reading, id: number): number | null {
  const card = cardOf(match, id);
  const info = context.info(card.code);
  if (info.kind !== "Character") return null;
  const value = match.value("card:counter", { card: id }, info.counter ?? DASH) + sumOf(card, "counter");
  return value <= 0 ? null : value;
}

/** What a printed dash counts as for those who give counter values. */
const DASH = 0;

/** Printed on it and not negated, or given by something else (rules 16, 18). */
export function hasKeyword(context: Context, match: Reading, id: number, keyword: Keyword): boolean {
  const card = cardOf(match, id);
  if (card.marks.length > 0) {
    // what came last holds
    const last = card.marks.findLast(({ kind, word }) => (kind === "keyword" || kind === "loses") && word === keyword);
    if (last !== undefined) return last.kind === "keyword";
  }
  const isPrinted = context.info(card.code).keywords.has(keyword) && !isNegated(match, id);
  return match.value("card:keyword", { card: id, keyword }, isPrinted ? 1 : 0) > 0;
}

/** Are its own printed effects off? */
export function isNegated(match: Reading, id: number): boolean {
  const card = cardOf(match, id);
  if (card.marks.length > 0 && card.marks.some(({ kind, word }) => kind === "negated" && word === undefined))
    return true;
  return match.value("card:negated", { card: id }, 0) > 0;
}

/** Does something forbid this of the card? A mark with data of its own is its plugin's to judge. */
export function isForbidden(
  match: Reading,
  card: number,
  verb: Forbidden,
  about: { readonly cause?: Cause; readonly other?: number } = ANYTHING,
): boolean {
  const { marks } = cardOf(match, card);
  if (isMarkedWith(marks, verb)) return true;
  const { cause, other } = about;
  return match.value("card:cannot", { card, verb, cause, other }, 0) > 0;
}

const ANYTHING = {};

/** Does something forbid this of the player? */
export function isBarred(match: Reading, seat: number, verb: Forbidden, card?: number): boolean {
  const { marks } = sideOf(match, seat);
  return isMarkedWith(marks, verb) || match.value("seat:cannot", { seat, verb, card }, 0) > 0;
}

/** May its player rest it to attack or to block? */
export const mayRest = (match: Reading, card: number): boolean =>
  !isForbidden(match, card, "beRested") && !isBarred(match, cardOf(match, card).owner, "rest", card);

function isMarkedWith(marks: CardView["marks"], verb: Forbidden): boolean {
  for (const { kind, word, data } of marks) if (kind === "cannot" && word === verb && data === undefined) return true;
  return false;
}

/** The words of a kind a card has by marks: attributes, types, names. */
export const markedWords = (card: CardView, kind: MarkKind): readonly string[] =>
  card.marks.flatMap((mark) => (mark.kind === kind && mark.word !== undefined ? [mark.word] : []));

export const infoOf = (context: Context, match: Reading, id: number): CardInfo => context.info(cardOf(match, id).code);

function sumOf(card: CardView, kind: MarkKind): number {
  let sum = 0;
  for (const mark of card.marks) if (mark.kind === kind) sum += mark.amount ?? 0;
  return sum;
}

/** A base that is not set: plugins that set it contribute `atLeast`, so that the highest remains. */
const UNSET = Number.NEGATIVE_INFINITY;

function baseOf(card: CardView, printed: number, kind: MarkKind, set: number): number {
  let highest = set;
  for (const mark of card.marks) if (mark.kind === kind && (mark.amount ?? 0) > highest) highest = mark.amount ?? 0;
  return highest === UNSET ? printed : highest;
}
