import type { BodyCard } from "@riposte/imperial-assault";
import type { Filter } from "../language/filter.js";
import { figuresBound, type Scene, tableOf } from "./scene.js";
import { traitsOf } from "./traits.js";

/** How its card compares with other cards: that of a bound figure, and that of the group of the moment. */
export function fitsGroupCard(scene: Scene, id: string, card: BodyCard, filter: Filter): boolean {
  const { groupCostAtMostOf, combinedCostAtMost, namesake, sharesTrait } = filter;
  const cardOf = (ref: string) => {
    const [other] = figuresBound(scene, ref);
    return other === undefined ? undefined : scene.context.body(tableOf(scene).figures[other]?.card ?? "");
  };
  if (groupCostAtMostOf !== undefined && groupCost(card) > groupCost(cardOf(groupCostAtMostOf))) return false;
  if (combinedCostAtMost !== undefined || namesake === true) {
    const moment = momentCard(scene);
    if (moment === undefined) return false;
    if (combinedCostAtMost !== undefined && groupCost(card) + groupCost(moment) > combinedCostAtMost) return false;
    if (namesake === true && moment.name !== card.name) return false;
  }
  if (sharesTrait === undefined) return true;
  const [other] = figuresBound(scene, sharesTrait);
  const traits = other === undefined ? [] : traitsOf(scene.context, scene.match, other);
  return traitsOf(scene.context, scene.match, id).some((trait) => traits.includes(trait));
}

const groupCost = (card: BodyCard | undefined): number =>
  card === undefined || card.kind === "companion" ? 99 : card.cost;

/** The card of the group whose activation the moment is about; the group may have fallen, its id names its card. */
function momentCard(scene: Scene): BodyCard | undefined {
  const id = String(scene.bindings.group ?? "");
  const card = tableOf(scene).groups[id]?.card ?? id.split(".")[1];
  return card === undefined ? undefined : scene.context.body(card);
}
