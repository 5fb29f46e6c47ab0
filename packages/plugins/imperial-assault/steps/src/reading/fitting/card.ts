import {
  attackTypeOf,
  type BodyCard,
  deployed,
  figureCostOf,
  printedDice,
  type Trait,
} from "@riposte/imperial-assault";
import { listed, type Scene, tableOf } from "../scene.js";
import { affiliationOf, traitsOf } from "../traits.js";
import type { Fits, Looked } from "./looked.js";

/** What a figure's card says, traits and affiliation as they are now. */
export const cardFits: Fits<
  | "trait"
  | "notTrait"
  | "name"
  | "card"
  | "affiliation"
  | "unique"
  | "elite"
  | "small"
  | "massive"
  | "mobile"
  | "companion"
  | "costAtMost"
  | "costAtLeast"
  | "groupCostAtMost"
  | "cheaperThanSelf"
  | "highestCost"
  | "diceAtMost"
  | "attack"
> = {
  trait: (looked, wanted) => hasTrait(looked, wanted),
  notTrait: (looked, wanted) => !hasTrait(looked, wanted),
  name: ({ card }, names) => listed(names).includes(card.name),
  card: ({ card }, ids) => listed(ids).includes(card.id),
  // a figure that fell is of the affiliation that is printed
  affiliation: ({ scene, id, card }, affiliation) =>
    (affiliationOf(scene.context, scene.match, id) ?? ("affiliation" in card ? card.affiliation : undefined)) ===
    affiliation,
  unique: ({ card }, unique) => card.unique === unique,
  elite: ({ card }, elite) => card.kind === "figure" && card.elite === elite,
  small: ({ card }, small) => (card.base.width * card.base.length === 1) === small,
  massive: ({ card }, massive) => (card.keywords.massive === true) === massive,
  mobile: ({ card }, mobile) => (card.keywords.mobile === true) === mobile,
  companion: ({ card }, companion) => (card.kind === "companion") === companion,
  costAtMost: ({ scene, id, card }, cost) => costIn(scene, id, card) <= cost,
  costAtLeast: ({ scene, id, card }, cost) => costIn(scene, id, card) >= cost,
  groupCostAtMost: ({ card }, cost) => card.kind !== "companion" && card.cost <= cost,
  cheaperThanSelf: ({ scene, id, card }) => costIn(scene, id, card) < costIn(scene, scene.self),
  highestCost: ({ scene, id, card }) => {
    const side = deployed(scene.match).filter(({ seat }) => seat === tableOf(scene).figures[id]?.seat);
    return side.every((other) => costIn(scene, other.id) <= costIn(scene, id, card));
  },
  diceAtMost: ({ card }, dice) => printedDice(card) <= dice,
  attack: ({ scene, id, card }, type) => attackIn(scene, id, card) === type,
};

function hasTrait({ scene, id, card }: Looked, wanted: Trait | readonly Trait[]): boolean {
  const isThere = tableOf(scene).figures[id] !== undefined;
  const traits = isThere ? traitsOf(scene.context, scene.match, id) : card.traits;
  return listed(wanted).some((one) => traits.includes(one));
}

/** The type of its attacks as it is now; one that is not in play has the printed one. */
const attackIn = (scene: Scene, id: string, printed: BodyCard): "melee" | "ranged" | undefined =>
  tableOf(scene).figures[id] === undefined ? printed.attack?.type : attackTypeOf(scene.context, scene.match, id);

/** Figure cost; one that is not in play has the printed one. */
function costIn(scene: Scene, id: string, printed?: BodyCard): number {
  if (tableOf(scene).figures[id] !== undefined) return figureCostOf(scene.context, scene.match, id);
  return printed === undefined || printed.kind === "companion" ? 0 : printed.figureCost;
}
