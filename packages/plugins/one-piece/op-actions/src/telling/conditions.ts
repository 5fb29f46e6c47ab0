import { listed } from "@riposte/words";
import type { Condition } from "../language/condition.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";
import type { Filter, Num, Range, Selector } from "../language/expression.js";
import { tellCards, tellNumber, tellOne, tellRange, tellRef } from "./cards.js";
import { ofWhom, SIZES, WHOSE, whoIs } from "./wording.js";

/** Something that must be so, to stand after "if". */
export function tellCondition(condition: Condition): string {
  if ("all" in condition) return listed(condition.all.map(tellCondition));
  if ("any" in condition) return listed(condition.any.map(tellCondition), "or");
  if ("not" in condition) return notWords(condition.not);
  if ("exists" in condition) return `${existsWords(condition.exists)}${timesWords(condition.times)}`;
  if ("number" in condition) return comparison(condition.number, condition);
  if ("turn" in condition) return `it is ${WHOSE[condition.turn]} turn`;
  if ("ref" in condition) return `${tellRef(condition.ref)} is ${tellOne(condition.matches)}`;
  if ("did" in condition) return didWords(condition.did, condition.min);
  return `${tellHappening(condition.happened)} this turn${timesWords(condition.times)}`;
}

/** The opposite of a condition. */
function notWords(condition: Condition): string {
  if ("exists" in condition && condition.times === undefined) return existsWords(condition.exists, true);
  if ("ref" in condition) return `${tellRef(condition.ref)} is not ${tellOne(condition.matches)}`;
  if ("not" in condition) return tellCondition(condition.not);
  if ("number" in condition && condition.is === undefined) {
    const { number, min, max } = condition;
    if (typeof min === "number" && max === undefined) return comparison(number, { max: min - 1 });
    if (typeof max === "number" && min === undefined) return comparison(number, { min: max + 1 });
  }
  return `it is not so that ${tellCondition(condition)}`;
}

/** A Leader is always there, so it is asked what it is like. */
function existsWords(cards: Selector, isNot = false): string {
  const some = (filter: Filter | undefined, noun: string): string =>
    isNot ? `no ${tellOne(filter, noun).replace(/^an? /, "")}` : tellOne(filter, noun);
  if ("ref" in cards)
    return cards.filter === undefined
      ? `there is ${isNot ? "no such card" : "such a card"}`
      : `${tellCards({ ref: cards.ref })} ${isNot ? "is not" : "is"} ${tellOne(cards.filter)}`;
  const { side, zones, filter, count: _all } = cards;
  if (zones.length === 1 && zones[0] === "leader" && side !== "both")
    return `${WHOSE[side]} Leader is ${isNot ? "not " : ""}${tellOne(filter, "Leader")}`;
  const isField = zones.every((zone) => zone in FIELD);
  const noun = isField
    ? listed(
        zones.map((zone) => FIELD[zone] as string),
        "or",
      )
    : "card";
  const has = side === "both" ? "there is" : `${whoIs(side)} ${side === "you" ? "have" : "has"}`;
  const where = isField
    ? ""
    : ` in the ${listed(
        zones.map((zone) => (zone in FIELD ? "field" : (PILE_NAMES[zone] ?? zone))),
        "or",
      )}`;
  return `${has} ${some(filter, noun)}${where}`;
}

const PILE_NAMES: Readonly<Record<string, string>> = { life: "Life area", cost: "cost area" };

const FIELD: Readonly<Record<string, string>> = { leader: "Leader", characters: "Character", stage: "Stage" };

const didWords = (did: boolean, min: Num | undefined): string =>
  `you did${did ? "" : " not"}${min === undefined ? "" : ` so at least ${tellNumber(min)} times`}`;

const timesWords = (times: Range | undefined): string => (times === undefined ? "" : ` (${tellRange(times)})`);

type SizeOf = Extract<Num, { readonly size: unknown }>;
interface Bounds {
  readonly is?: Num | undefined;
  readonly min?: Num | undefined;
  readonly max?: Num | undefined;
}

function comparison(number: Num, bounds: Bounds): string {
  const isSize = typeof number === "object" && "size" in number && number.side !== "both";
  const has = isSize ? `${whoIs(number.side)} ${number.side === "you" ? "have" : "has"}` : "";
  const against = isSize ? againstOther(number, bounds) : undefined;
  if (against !== undefined) return `${has} ${against}`;
  if (isSize && number.per === undefined && number.times === undefined && number.plus === undefined)
    return `${has} ${sizeWords(tellRange(bounds), SIZES[number.size])}`;
  return `${tellNumber(number)} is ${tellRange(bounds)}`;
}

/** "as many Life cards as your opponent or less", "at least 2 more Life cards than you": the same of the other player. */
function againstOther(number: SizeOf, { is, min, max }: Bounds): string | undefined {
  const bound = min ?? max;
  if (is !== undefined || (min !== undefined && max !== undefined) || typeof bound !== "object") return undefined;
  if (!("size" in bound) || bound.size !== number.size || bound.side === number.side || bound.side === "both")
    return undefined;
  if ([number, bound].some(({ per, times }) => per !== undefined || times !== undefined)) return undefined;
  const by = min === undefined ? (number.plus ?? 0) : (bound.plus ?? 0);
  const than = whoIs(bound.side);
  const [word, things] = [min === undefined ? "less" : "more", SIZES[number.size]];
  if (by < 0 || (min === undefined ? bound.plus : number.plus) !== undefined) return undefined;
  if (by === 0) return `as many ${things} as ${than} or ${word}`;
  return `${by === 1 ? word : `at least ${by} ${word}`} ${things} than ${than}`;
}

const sizeWords = (many: string, size: string): string =>
  many === "0" ? `no ${size}` : `${many} ${many === "1" ? size.replace(/\bcards\b/, "card") : size}`;

interface Told {
  /** What the card is called where no pattern says more. */
  readonly noun: string;
  /** With the card in `{}`. */
  readonly words: string;
}

/** What can happen, as it stands after "when"; a new happening does not compile until it has words. */
const HAPPENINGS: Readonly<Record<Happening, Told>> = {
  played: { noun: "card", words: "{} is played" },
  eventActivated: { noun: "Event", words: "{} is activated" },
  triggerActivated: { noun: "card", words: "the Trigger of {} is activated" },
  koed: { noun: "Character", words: "{} is K.O.'d" },
  left: { noun: "card", words: "{} leaves the field" },
  rested: { noun: "card", words: "{} is rested" },
  attacked: { noun: "card", words: "{} attacks" },
  defended: { noun: "card", words: "{} is attacked" },
  blocked: { noun: "card", words: "{} blocks" },
  battled: { noun: "card", words: "{} has fought a battle" },
  damageDealt: { noun: "player", words: "Leader takes damage" },
  lifeLost: { noun: "player", words: "Life is lost" },
  lifeTaken: { noun: "player", words: "Life cards go to the hand" },
  donReturned: { noun: "player", words: "DON!! are returned" },
  donGiven: { noun: "card", words: "DON!! are given to {}" },
  drew: { noun: "player", words: "cards are drawn" },
  handTrashed: { noun: "player", words: "cards are trashed from the hand" },
};

/** Something that happens, to stand after "when". */
export function tellHappening({
  event,
  side,
  self,
  card,
  against,
  by,
  source,
  cause,
  min,
  left,
  from,
  to,
}: EventPattern): string {
  const { noun, words } = HAPPENINGS[event];
  const whose = side === undefined ? "" : ` of ${ofWhom(side)}`;
  const who =
    self === true ? "this card" : `${tellOne(card, noun)}${whose}${self === false ? " other than this card" : ""}`;
  const said = words.includes("{}") ? words.replace("{}", who) : side === undefined ? words : `${WHOSE[side]} ${words}`;
  return [
    said,
    ...(against === undefined ? [] : [`against ${tellOne(against)}`]),
    ...(cause === "battle" ? ["in battle"] : cause === "rule" ? ["by the rules"] : []),
    ...(cause === "effect" ? [by === undefined ? "by an effect" : `by ${WHOSE[by]} effect`] : []),
    ...(by === undefined || cause === "effect" ? [] : [`by ${whoIs(by)}`]),
    ...(source === undefined ? [] : [`by ${tellOne(source)}`]),
    ...(min === undefined ? [] : [`at least ${min} at once`]),
    ...(left === undefined ? [] : [`with ${left} Life left`]),
    ...(from === undefined ? [] : [`from the ${from}`]),
    ...(to === undefined ? [] : [`to the ${to}`]),
  ].join(" ");
}
