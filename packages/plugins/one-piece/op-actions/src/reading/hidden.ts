import { findCard, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Selector } from "../language/expression.js";
import type { Scene } from "./scene.js";
import { candidates, isDon } from "./select.js";

/** What both players see of a card wherever it lies. */
const OPEN = ["zone", "face", "state", "is", "other", "don", "new"];

/** Does the other player not know which cards there are to choose: a filter decides, and some of them lie where only one player sees them? */
export function hidesCards(scene: Scene, target: Selector): boolean {
  const { filter } = target;
  if (filter === undefined || Object.keys(filter).every((word) => OPEN.includes(word))) return false;
  return hasUnseen(scene.match, candidates(scene, { ...target, filter: undefined }));
}

/** Is any of these cards not open to both players? */
export function hasUnseen(match: OaMatch, ids: readonly number[]): boolean {
  const { shown } = tableOf(match);
  return ids.some((id) => {
    const card = isDon(id) ? undefined : findCard(match, id);
    if (card === undefined || card.faceUp || shown.includes(id)) return false;
    return card.zone === "hand" || card.zone === "deck" || card.zone === "life";
  });
}
