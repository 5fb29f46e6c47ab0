import { type CardView, cardOf, hasKeyword, isOnField, markedWords, tableOf } from "@riposte/one-piece";
import type { Filter } from "../language/expression.js";
import { isWithin, statOf } from "./number.js";
import { refOf, type Scene } from "./scene.js";

type Words = string | readonly string[];
type Test = (scene: Scene, id: number, wanted: never, card: CardView) => boolean;

/** Does the card match every field of the filter? */
export function matches(scene: Scene, id: number, filter: Filter): boolean {
  const card = cardOf(scene.match, id);
  for (const field in filter) {
    const wanted = filter[field as keyof Filter];
    if (wanted !== undefined && !(TESTS[field as keyof Filter] as Test)(scene, id, wanted as never, card)) return false;
  }
  return true;
}

const info = ({ context }: Scene, { code }: CardView) => context.info(code);

const isAny = (wanted: Words, has: (word: string) => boolean): boolean =>
  typeof wanted === "string" ? has(wanted) : wanted.some(has);

const namesOf = (scene: Scene, card: CardView): readonly string[] =>
  card.marks.length === 0 ? info(scene, card).names : [...info(scene, card).names, ...markedWords(card, "name")];

const typesOf = (scene: Scene, card: CardView): readonly string[] =>
  card.marks.length === 0 ? info(scene, card).types : [...info(scene, card).types, ...markedWords(card, "type")];

const attributesOf = (scene: Scene, card: CardView): readonly string[] => [
  ...info(scene, card).attributes,
  ...markedWords(card, "attribute"),
];

const range =
  (stat: "power" | "basePower" | "cost" | "baseCost" | "don") =>
  (scene: Scene, id: number, wanted: NonNullable<Filter["cost"]>): boolean =>
    isWithin(scene, statOf(scene, id, stat), wanted);

const TESTS: {
  readonly [K in keyof Filter]-?: (scene: Scene, id: number, wanted: NonNullable<Filter[K]>, card: CardView) => boolean;
} = {
  kind: (scene, _id, wanted, card) => isAny(wanted, (kind) => info(scene, card).kind === kind),
  name: (scene, _id, wanted, card) => isAny(wanted, (name) => namesOf(scene, card).includes(name)),
  nameIncludes: (scene, _id, wanted, card) =>
    isAny(wanted, (part) => namesOf(scene, card).some((name) => name.includes(part))),
  types: (scene, _id, wanted, card) => isAny(wanted, (type) => typesOf(scene, card).includes(type)),
  typeIncludes: (scene, _id, wanted, card) =>
    isAny(wanted, (part) => typesOf(scene, card).some((type) => type.includes(part))),
  color: (scene, _id, wanted, card) => isAny(wanted, (color) => info(scene, card).colors.some((one) => one === color)),
  colors: (scene, _id, wanted, card) => isWithin(scene, info(scene, card).colors.length, wanted),
  attribute: (scene, _id, wanted, card) => isAny(wanted, (attribute) => attributesOf(scene, card).includes(attribute)),
  cost: range("cost"),
  baseCost: range("baseCost"),
  // elsewhere than on the field power is the printed one, and only Leaders and Characters have any
  power: (scene, id, wanted, card) => info(scene, card).power !== undefined && range("power")(scene, id, wanted),
  basePower: (scene, id, wanted, card) =>
    info(scene, card).power !== undefined && range("basePower")(scene, id, wanted),
  counter: (scene, _id, wanted, card) => isWithin(scene, info(scene, card).counter ?? -1, wanted),
  don: range("don"),
  state: (_scene, _id, wanted, card) => card.rested === (wanted === "rested"),
  face: (_scene, _id, wanted, card) => card.faceUp === (wanted === "up"),
  keyword: (scene, id, wanted, card) =>
    isOnField(card) ? hasKeyword(scene.context, scene.match, id, wanted) : info(scene, card).keywords.has(wanted),
  timing: (scene, _id, wanted, card) => scene.library.hasTiming(card.code, wanted),
  trigger: (scene, _id, wanted, card) => info(scene, card).trigger === wanted,
  plain: (scene, _id, wanted, card) => info(scene, card).isPlain === wanted,
  new: (scene, _id, wanted, card) => (card.since === tableOf(scene.match).turn) === wanted,
  other: (scene, id, wanted) => !refOf(scene, wanted).includes(id),
  sameNameAs: (scene, _id, wanted, card) =>
    refOf(scene, wanted).some((other) =>
      namesOf(scene, cardOf(scene.match, other)).some((name) => namesOf(scene, card).includes(name)),
    ),
  sharesColorWith: (scene, _id, wanted, card) =>
    refOf(scene, wanted).some((other) =>
      info(scene, cardOf(scene.match, other)).colors.some((color) => info(scene, card).colors.includes(color)),
    ),
  costEqualsDon: (scene, id, wanted, card) => (statOf(scene, id, "cost") === card.don) === wanted,
  any: (scene, id, wanted) => wanted.some((one) => matches(scene, id, one)),
  not: (scene, id, wanted) => !matches(scene, id, wanted),
};
