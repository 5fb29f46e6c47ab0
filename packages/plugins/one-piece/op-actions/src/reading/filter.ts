import { type CardView, cardOf, findCard, hasKeyword, isOnField, markedWords, tableOf } from "@riposte/one-piece";
import type { Filter } from "../language/expression.js";
import { isWithin, statOf } from "./number.js";
import { refOf, type Scene } from "./scene.js";

type Words = string | readonly string[];
type Test = (scene: Scene, id: number, wanted: never, card: CardView) => boolean;

/** Does the card match every field of the filter? */
export const matches = (scene: Scene, id: number, filter: Filter): boolean =>
  matchesCard(scene, id, filter, cardOf(scene.match, id));

/** The same of a card that may have left the table, from what is known of it. */
export function matchesGone(scene: Scene, id: number, filter: Filter, code: string, owner: number): boolean {
  const gone = { code, owner, zone: "none", rested: false, don: 0, since: 0, faceUp: false, marks: [] } as const;
  return matchesCard(scene, id, filter, findCard(scene.match, id) ?? gone);
}

function matchesCard(scene: Scene, id: number, filter: Filter, card: CardView): boolean {
  for (const field in filter) {
    const wanted = filter[field as keyof Filter];
    if (wanted !== undefined && !(TESTS[field as keyof Filter] as Test)(scene, id, wanted as never, card)) return false;
  }
  return true;
}

const info = ({ context }: Scene, { code }: CardView) => context.info(code);

const isAny = (wanted: Words, has: (word: string) => boolean): boolean =>
  typeof wanted === "string" ? has(wanted) : wanted.some(has);

const gained = (printed: readonly string[], card: CardView, kind: "name" | "type" | "attribute"): readonly string[] =>
  card.marks.length === 0 ? printed : [...printed, ...markedWords(card, kind)];

const namesOf = (scene: Scene, card: CardView) => gained(info(scene, card).names, card, "name");
const typesOf = (scene: Scene, card: CardView) => gained(info(scene, card).types, card, "type");
const attributesOf = (scene: Scene, card: CardView) => gained(info(scene, card).attributes, card, "attribute");

/** By a static ability. */
const isGiven = (
  { match, library }: Scene,
  id: number,
  card: CardView,
  kind: "name" | "type" | "attribute",
  word: string,
): boolean => library.givesWords && isOnField(card) && match.value("card:word", { card: id, kind, word }, 0) > 0;

/** The place a card lies in, in the words of the language. */
const placeOf = ({ zone }: CardView): string => (zone === "character" ? "characters" : zone);

const range =
  (stat: "power" | "basePower" | "cost" | "baseCost" | "don") =>
  (scene: Scene, id: number, wanted: NonNullable<Filter["cost"]>, { code }: CardView): boolean =>
    isWithin(scene, statOf(scene, id, stat, code), wanted);

const TESTS: {
  readonly [K in keyof Filter]-?: (scene: Scene, id: number, wanted: NonNullable<Filter[K]>, card: CardView) => boolean;
} = {
  kind: (scene, _id, wanted, card) => isAny(wanted, (kind) => info(scene, card).kind === kind),
  name: (scene, id, wanted, card) =>
    isAny(wanted, (name) => namesOf(scene, card).includes(name) || isGiven(scene, id, card, "name", name)),
  nameIncludes: (scene, _id, wanted, card) =>
    isAny(wanted, (part) => namesOf(scene, card).some((name) => name.includes(part))),
  types: (scene, id, wanted, card) =>
    isAny(wanted, (type) => typesOf(scene, card).includes(type) || isGiven(scene, id, card, "type", type)),
  typeIncludes: (scene, _id, wanted, card) =>
    isAny(wanted, (part) => typesOf(scene, card).some((type) => type.includes(part))),
  color: (scene, _id, wanted, card) => isAny(wanted, (color) => info(scene, card).colors.some((one) => one === color)),
  colors: (scene, _id, wanted, card) => isWithin(scene, info(scene, card).colors.length, wanted),
  attribute: (scene, id, wanted, card) =>
    isAny(
      wanted,
      (attribute) => attributesOf(scene, card).includes(attribute) || isGiven(scene, id, card, "attribute", attribute),
    ),
  cost: range("cost"),
  baseCost: range("baseCost"),
  // elsewhere than on the field power is the printed one, and only Leaders and Characters have any
  power: (scene, id, wanted, card) => info(scene, card).power !== undefined && range("power")(scene, id, wanted, card),
  basePower: (scene, id, wanted, card) =>
    info(scene, card).power !== undefined && range("basePower")(scene, id, wanted, card),
  counter: (scene, _id, wanted, card) => isWithin(scene, info(scene, card).counter ?? 0, wanted),
  don: range("don"),
  state: (_scene, _id, wanted, card) => card.rested === (wanted === "rested"),
  zone: (_scene, _id, wanted, card) => isAny(wanted, (place) => placeOf(card) === place),
  face: (_scene, _id, wanted, card) => card.faceUp === (wanted === "up"),
  keyword: (scene, id, wanted, card) =>
    isOnField(card) ? hasKeyword(scene.context, scene.match, id, wanted) : info(scene, card).keywords.has(wanted),
  timing: (scene, _id, wanted, card) => scene.library.hasTiming(card.code, wanted),
  trigger: (scene, _id, wanted, card) => info(scene, card).trigger === wanted,
  plain: (scene, _id, wanted, card) => info(scene, card).isPlain === wanted,
  new: (scene, _id, wanted, card) => (card.since === tableOf(scene.match).turn) === wanted,
  is: (scene, id, wanted) => refOf(scene, wanted).includes(id),
  other: (scene, id, wanted) => !refOf(scene, wanted).includes(id),
  sameNameAs: (scene, _id, wanted, card) =>
    refOf(scene, wanted).some((other) =>
      namesOf(scene, cardOf(scene.match, other)).some((name) => namesOf(scene, card).includes(name)),
    ),
  sharesColorWith: (scene, _id, wanted, card) =>
    refOf(scene, wanted).some((other) =>
      info(scene, cardOf(scene.match, other)).colors.some((color) => info(scene, card).colors.includes(color)),
    ),
  costEqualsDon: (scene, id, wanted, card) => (statOf(scene, id, "cost", card.code) === card.don) === wanted,
  any: (scene, id, wanted, card) => wanted.some((one) => matchesCard(scene, id, one, card)),
  not: (scene, id, wanted, card) => !matchesCard(scene, id, wanted, card),
};
