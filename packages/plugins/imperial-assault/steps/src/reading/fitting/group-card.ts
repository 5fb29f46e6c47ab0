import type { BodyCard } from "@riposte/imperial-assault";
import { figuresBound, type Scene, tableOf } from "../scene.js";
import { traitsOf } from "../traits.js";
import type { Fits } from "./looked.js";

/** How its card compares with other cards: that of a bound figure, and that of the group of the moment. */
export const groupCardFits: Fits<"groupCostAtMostOf" | "combinedCostAtMost" | "namesake" | "sharesTrait"> = {
  groupCostAtMostOf: ({ scene, card }, ref) => {
    const [other] = figuresBound(scene, ref);
    const theirs = other === undefined ? undefined : scene.context.body(tableOf(scene).figures[other]?.card ?? "");
    return groupCost(card) <= groupCost(theirs);
  },
  combinedCostAtMost: ({ scene, card }, cost) => {
    const moment = momentCard(scene);
    return moment !== undefined && groupCost(card) + groupCost(moment) <= cost;
  },
  namesake: ({ scene, card }) => momentCard(scene)?.name === card.name,
  sharesTrait: ({ scene, id }, ref) => {
    const [other] = figuresBound(scene, ref);
    const traits = other === undefined ? [] : traitsOf(scene.context, scene.match, other);
    return traitsOf(scene.context, scene.match, id).some((trait) => traits.includes(trait));
  },
};

const groupCost = (card: BodyCard | undefined): number =>
  card === undefined || card.kind === "companion" ? 99 : card.cost;

/** The card of the group whose activation the moment is about; the group may have fallen, its id names its card. */
function momentCard(scene: Scene): BodyCard | undefined {
  const id = String(scene.bindings.group ?? "");
  const card = tableOf(scene).groups[id]?.card ?? id.split(".")[1];
  return card === undefined ? undefined : scene.context.body(card);
}
