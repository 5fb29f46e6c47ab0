import { listed } from "@riposte/words";
import type { Count, Filter, Num, Range, Selector } from "../language/expression.js";
import type { Place } from "../language/words.js";
import { anyOf, PLACES, SIZES, STATS, TIMINGS, WHOSE, whoIs } from "./wording.js";

/** A number in words. */
export function tellNumber(num: Num): string {
  if (typeof num === "number") return String(num);
  const { per, times, plus } = num;
  const thing = countedThing(num);
  const isCount = "count" in num || "size" in num;
  const each = isCount ? `${times ?? 1} ${forEach(num)}` : scaled(thing, times, per);
  const plain = isCount ? `the number of ${thing}` : thing;
  if (times === -1 && per === undefined && plus !== undefined) return `${plus} less ${plain}`;
  const told = per === undefined && times === undefined ? plain : each;
  return plus === undefined ? told : `${told} ${plus < 0 ? "less" : "plus"} ${Math.abs(plus)}`;
}

/** "for each of your Characters", "for every 2 of your Characters": what is multiplied. */
export function forEach(num: Exclude<Num, number>): string {
  const thing = countedThing(num).replace(/^all /, "");
  return num.per === undefined || num.per === 1 ? `for each of ${thing}` : `for every ${num.per} of ${thing}`;
}

const scaled = (thing: string, times?: number, per?: number): string =>
  `${times === undefined ? "" : `${times} times `}${thing}${per === undefined ? "" : ` divided by ${per}`}`;

const COMBINED = { sum: "total", max: "highest", min: "lowest" } as const;

function countedThing(num: Exclude<Num, number>): string {
  if ("count" in num) return tellCards(num.count);
  if ("stat" in num) {
    const isTotal = num.combine === undefined && isMany(num.of);
    const combined = num.combine === undefined ? (isTotal ? "total " : "") : `${COMBINED[num.combine]} `;
    return `the ${combined}${STATS[num.stat]} of ${tellCards(num.of)}`;
  }
  if ("size" in num) return `${num.side === "both" ? "both players'" : WHOSE[num.side]} ${SIZES[num.size]}`;
  if ("bound" in num) return "that number";
  if ("done" in num) return "as many";
  if ("turn" in num) return num.turn === "yours" ? "the number of your turns" : "the number of the turn";
  return num.sum.map(tellNumber).join(" plus ");
}

/** A number between bounds: "5 or less". */
export function tellRange(
  range: Range | { readonly is?: Num | undefined; readonly min?: Num | undefined; readonly max?: Num | undefined },
): string {
  if (typeof range === "number") return String(range);
  const { min, max } = range;
  const is = "is" in range ? range.is : undefined;
  if (is !== undefined) return tellNumber(is);
  if (min !== undefined && max !== undefined)
    return min === max ? tellNumber(min) : `${tellNumber(min)} to ${tellNumber(max)}`;
  if (min !== undefined) return `${tellNumber(min)} or more`;
  return max === undefined ? "any" : `${tellNumber(max)} or less`;
}

const REFS: Readonly<Record<string, string>> = {
  self: "this card",
  chosen: "that card",
  looked: "the cards looked at",
  done: "those cards",
  attacker: "the attacker",
  target: "the attacked card",
  battled: "the card it fought",
  event: "that card",
  other: "the card it met",
};

/** Cards remembered under a name. */
export const tellRef = (ref: string): string => REFS[ref] ?? "the card chosen before";

/** What cards are like: what stands before the noun, the noun, and what stands after it. */
interface Likeness {
  readonly before: string[];
  noun: string;
  readonly after: string[];
}

type Tellers = { readonly [K in keyof Filter]-?: (value: NonNullable<Filter[K]>, like: Likeness) => void };

/** One teller for every word of a filter; a new word does not compile until it has one. */
export const FILTER_WORDS: Tellers = {
  kind: (kind, like) => {
    like.noun = anyOf(kind);
  },
  name: (name, { after }) => after.push(`called ${anyOf(name)}`),
  nameIncludes: (words, { after }) => after.push(`with "${anyOf(words)}" in the name`),
  types: (types, { after }) => after.push(`of the type ${anyOf(types)}`),
  typeIncludes: (words, { after }) => after.push(`with "${anyOf(words)}" in the type`),
  color: (color, { before }) => before.push(anyOf(color)),
  colors: (range, { after }) => after.push(range === 1 ? "of one colour" : `with ${tellRange(range)} colours`),
  attribute: (attribute, { after }) => after.push(`with the attribute ${anyOf(attribute)}`),
  cost: (range, { after }) => after.push(`with a cost of ${tellRange(range)}`),
  baseCost: (range, { after }) => after.push(`with a base cost of ${tellRange(range)}`),
  power: (range, { after }) => after.push(`with power ${tellRange(range)}`),
  basePower: (range, { after }) => after.push(`with base power ${tellRange(range)}`),
  counter: (range, { after }) => after.push(`with a counter of ${tellRange(range)}`),
  don: (range, { after }) => after.push(`with ${tellRange(range)} DON!! given to it`),
  state: (state, { before }) => before.push(state),
  zone: (zone, { after }) => after.push(`that is ${placeWords(zone)}`),
  face: (face, { before }) => before.push(`face-${face}`),
  keyword: (keyword, { after }) => after.push(`with ${keyword}`),
  timing: (timing, { after }) => after.push(`with an effect "${TIMINGS[timing as keyof typeof TIMINGS] ?? timing}"`),
  trigger: (has, { after }) => after.push(has ? "with a Trigger" : "without a Trigger"),
  plain: (is, { after }) => after.push(is ? "without any text" : "with a text"),
  new: (is, { after }) => after.push(is ? "played this turn" : "not played this turn"),
  is: (ref, { after }) => after.push(`that is ${tellRef(ref)}`),
  other: (ref, { after }) => after.push(`other than ${tellRef(ref)}`),
  sameNameAs: (ref, { after }) => after.push(`with the name of ${tellRef(ref)}`),
  sharesColorWith: (ref, { after }) => after.push(`with a colour of ${tellRef(ref)}`),
  costEqualsDon: (is, { after }) => after.push(`whose cost is ${is ? "" : "not "}the number of DON!! given to it`),
  any: (filters, { after }) =>
    after.push(
      `that is ${listed(
        filters.map((filter) => tellOne(filter)),
        "or",
      )}`,
    ),
  not: (filter, { after }) => {
    const { name, ...more } = filter;
    const isName = name !== undefined && Object.values(more).every((value) => value === undefined);
    after.push(isName ? `other than ${anyOf(name)}` : `that is not ${tellOne(filter)}`);
  },
};

function likeness(filter: Filter | undefined, noun: string): Likeness {
  const like: Likeness = { before: [], noun, after: [] };
  for (const [word, value] of Object.entries(filter ?? {}))
    if (value !== undefined)
      (FILTER_WORDS[word as keyof Filter] as (value: unknown, like: Likeness) => void)(value, like);
  return like;
}

/** A player has one Leader, so with others only those are many. */
const plural = (noun: string): string =>
  noun.replace(/\b(card|Character|Event|Stage)\b/g, "$1s").replace(/^Leader$/, "Leaders");

const written = ({ before, noun, after }: Likeness, isMany: boolean): string =>
  [...before, isMany ? plural(noun) : noun, ...after].join(" ");

/** One card that is like that: "a red Character". */
export function tellOne(filter: Filter | undefined, noun = "card"): string {
  if (filter?.is === "self" && Object.keys(filter).length === 1) return "this card";
  const told = written(likeness(filter, noun), false);
  return `${/^[aeiou]/i.test(told) ? "an" : "a"} ${told}`;
}

const FIELD: readonly string[] = ["leader", "characters", "stage", "cost"];

const placeWords = (zone: string | readonly string[]): string =>
  anyOf([zone].flat().map((one) => (FIELD.includes(one) ? "on the field" : `in the ${one}`)));

/** Cards in words: "up to 1 of your rested Characters", "2 cards from your hand". */
export function tellCards(cards: Selector): string {
  if ("ref" in cards) {
    const refs = listed([cards.ref].flat().map(tellRef));
    const some = cards.count === undefined || cards.count === "all" ? refs : `${tellCount(cards.count)} of ${refs}`;
    return cards.filter === undefined ? some : `${some}, if it is ${tellOne(cards.filter)},`;
  }
  const { side, zones, filter, count, chooser, blind, at, distinct, total } = cards;
  const onField = zones.filter((zone) => FIELD.includes(zone));
  const elsewhere = zones.filter((zone) => !FIELD.includes(zone));
  const noun = onField.length > 0 && elsewhere.length === 0 ? anyOf(onField.map((zone) => PLACES[zone])) : "card";
  const like = apart(filter) ?? likeness(filter, noun);
  const extra = [
    ...(distinct === undefined ? [] : [`with different ${distinct === "name" ? "names" : "colours"}`]),
    ...(total === undefined ? [] : [`with a total ${STATS[total.stat]} of ${tellNumber(total.max)} or less`]),
    ...(blind === true ? ["unseen"] : []),
    ...(chooser === undefined ? [] : [`(${whoIs(chooser)} ${chooser === "you" ? "choose" : "chooses"})`]),
  ];
  const words =
    elsewhere.length === 0
      ? onFieldWords(cards, like)
      : isReckoned(count)
        ? `${written(like, true)} ${fromWords(side, zones, at)}, as many as ${tellNumber(count.exactly)}`
        : `${countWords(count, like)} ${fromWords(side, zones, at)}`;
  return [words, ...extra].join(" ");
}

/** Cards of several kinds, each in its place: "Leader or Character of the type Kraken". */
function apart(filter: Filter | undefined): Likeness | undefined {
  const { any, ...more } = filter ?? {};
  const zones = [...new Set(any?.map(({ zone }) => zone))];
  const isPlain = Object.values(more).every((value) => value === undefined);
  const isPlaced = zones.every((zone) => typeof zone === "string");
  if (any === undefined || !isPlain || !isPlaced) return undefined;
  if (zones.length > 1 && !zones.every((zone) => FIELD.includes(zone))) return undefined;
  const told = any.map(({ zone, ...rest }) => {
    const isField = typeof zone === "string" && FIELD.includes(zone);
    return written(likeness(rest, isField ? PLACES[zone as Place] : "card"), false);
  });
  return { before: [], noun: listed(told, "or"), after: [] };
}

/** A number that is counted when the time comes. */
const isReckoned = (count: Count): count is { readonly exactly: Exclude<Num, number> } =>
  count !== "all" && "exactly" in count && typeof count.exactly !== "number" && !("done" in count.exactly);

function onFieldWords({ side, zones, count }: Extract<Selector, { readonly side: unknown }>, like: Likeness): string {
  const isOnlyLeader = zones.length === 1 && zones[0] === "leader" && side !== "both";
  if (isOnlyLeader && like.before.length === 0) return `${WHOSE[side]} ${written(like, false)}`;
  const whose = side === "both" ? "" : `${WHOSE[side]} `;
  if (count === "all") return `all ${whose}${written(like, true)}`;
  return side === "both"
    ? `${tellCount(count)} ${written(like, !isOne(count))} of either player`
    : `${tellCount(count)} of ${whose}${written(like, true)}`;
}

const countWords = (count: Count, like: Likeness): string =>
  count === "all" ? `all ${written(like, true)}` : `${tellCount(count)} ${written(like, !isOne(count))}`;

function fromWords(side: keyof typeof WHOSE, zones: readonly string[], at?: "top" | "bottom" | "either"): string {
  const end = at === undefined ? "" : `the ${at === "either" ? "top or bottom" : at} of `;
  const places = zones.map((zone) => (FIELD.includes(zone) ? "field" : zone === "life" ? "Life" : zone));
  return `from ${end}${WHOSE[side]} ${anyOf([...new Set(places)])}`;
}

/** How many. */
export function tellCount(count: Count): string {
  if (count === "all") return "all";
  if ("exactly" in count) return tellNumber(count.exactly);
  if ("atLeast" in count) return `${tellNumber(count.atLeast)} or more`;
  return count.upTo === "any" ? "any number" : `up to ${tellNumber(count.upTo)}`;
}

const isOne = (count: Count): boolean =>
  count !== "all" && (("exactly" in count && count.exactly === 1) || ("upTo" in count && count.upTo === 1));

/** More than one card: for the verb that follows. */
export function isMany(cards: Selector): boolean {
  if ("ref" in cards) return Array.isArray(cards.ref) || cards.ref === "done" || cards.ref === "looked";
  const isLeader = cards.zones.length === 1 && cards.zones[0] === "leader";
  return !isLeader && !isOne(cards.count);
}
