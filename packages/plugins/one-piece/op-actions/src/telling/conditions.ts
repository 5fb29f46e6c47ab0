import { listed } from "@riposte/words";
import type { Condition } from "../language/condition.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";
import type { Num, Range, Selector } from "../language/expression.js";
import { tellCards, tellNumber, tellOne, tellRange, tellRef } from "./cards.js";
import { ofWhom, SIZES, WHOSE, whoIs } from "./wording.js";

/** Something that must be so, to stand after "if". */
export function tellCondition(condition: Condition): string {
  if ("all" in condition) return listed(condition.all.map(tellCondition));
  if ("any" in condition) return listed(condition.any.map(tellCondition), "or");
  if ("not" in condition) return `not: ${tellCondition(condition.not)}`;
  if ("exists" in condition) return `${existsWords(condition.exists)}${timesWords(condition.times)}`;
  if ("number" in condition) return comparison(condition.number, condition);
  if ("turn" in condition) return `it is ${WHOSE[condition.turn]} turn`;
  if ("ref" in condition) return `${tellRef(condition.ref)} is ${tellOne(condition.matches)}`;
  if ("did" in condition) return didWords(condition.did, condition.min);
  return `${tellHappening(condition.happened)} this turn${timesWords(condition.times)}`;
}

/** A Leader is always there, so it is asked what it is like. */
function existsWords(cards: Selector): string {
  const isLeader = "zones" in cards && cards.zones.length === 1 && cards.zones[0] === "leader";
  if (isLeader && cards.side !== "both" && cards.count !== undefined)
    return `${WHOSE[cards.side]} Leader is ${tellOne(cards.filter, "Leader")}`;
  if ("zones" in cards && cards.side !== "both" && cards.zones.every((zone) => zone in FIELD)) {
    const noun = cards.zones.map((zone) => FIELD[zone]).join(" or ");
    return `${whoIs(cards.side)} ${cards.side === "you" ? "have" : "has"} ${tellOne(cards.filter, noun)}`;
  }
  return `there is ${tellCards(cards)}`;
}

const FIELD: Readonly<Record<string, string>> = { leader: "Leader", characters: "Character", stage: "Stage" };

const didWords = (did: boolean, min: Num | undefined): string =>
  `you did${did ? "" : " not"}${min === undefined ? "" : ` so at least ${tellNumber(min)} times`}`;

const timesWords = (times: Range | undefined): string => (times === undefined ? "" : ` (${tellRange(times)})`);

function comparison(
  number: Num,
  bounds: { readonly is?: Num | undefined; readonly min?: Num | undefined; readonly max?: Num | undefined },
): string {
  const isPlain =
    typeof number === "object" && "size" in number && number.per === undefined && number.times === undefined;
  if (isPlain && number.plus === undefined && number.side !== "both")
    return `${whoIs(number.side)} ${number.side === "you" ? "have" : "has"} ${tellRange(bounds)} ${SIZES[number.size]}`;
  return `${tellNumber(number)} is ${tellRange(bounds)}`;
}

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
  damageDealt: { noun: "card", words: "{} deals damage" },
  lifeLost: { noun: "player", words: "Life is lost" },
  lifeTaken: { noun: "player", words: "Life cards go to the hand" },
  donReturned: { noun: "player", words: "DON!! are returned" },
  donGiven: { noun: "card", words: "DON!! are given to {}" },
  drew: { noun: "player", words: "cards are drawn" },
  handTrashed: { noun: "player", words: "cards are trashed from hand" },
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
  const said = words.includes("{}")
    ? words.replace("{}", who)
    : `${words}${side === undefined ? "" : ` by ${whoIs(side)}`}`;
  return [
    said,
    ...(against === undefined ? [] : [`against ${tellOne(against)}`]),
    ...(cause === undefined
      ? []
      : [`by ${cause === "effect" ? "an effect" : cause === "rule" ? "the rules" : `a ${cause}`}`]),
    ...(by === undefined ? [] : [`through ${whoIs(by)}`]),
    ...(source === undefined ? [] : [`by ${tellOne(source)}`]),
    ...(min === undefined ? [] : [`at least ${min} at once`]),
    ...(left === undefined ? [] : [`with ${left} Life left`]),
    ...(from === undefined ? [] : [`from the ${from}`]),
    ...(to === undefined ? [] : [`to the ${to}`]),
  ].join(" ");
}
