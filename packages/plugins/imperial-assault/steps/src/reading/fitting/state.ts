import { canPay, healthOf, isHarmful } from "@riposte/imperial-assault";
import { isMarked } from "../marks.js";
import { listed, tableOf } from "../scene.js";
import { maySpendToken, tokensOf } from "../tokens.js";
import type { Fits, Looked } from "./looked.js";

/** How a figure in play stands: conditions, damage, tokens, its group. */
export const stateFits: Fits<
  | "has"
  | "lacks"
  | "gains"
  | "spendsToken"
  | "harmfulAtLeast"
  | "damageAtLeast"
  | "damageAtMost"
  | "healthLeftAtMost"
  | "attachment"
  | "ready"
  | "marked"
  | "unmarked"
  | "token"
  | "paysStrain"
> = {
  has: (looked, wanted) => listed(wanted).some((one) => isAfflicted(looked, one)),
  lacks: (looked, wanted) => !listed(wanted).some((one) => isAfflicted(looked, one)),
  gains: (looked, condition) =>
    !isAfflicted(looked, condition) &&
    looked.scene.match.value("figure:gains", { figure: looked.id, condition }, 1) > 0,
  spendsToken: ({ scene, id }) => maySpendToken(scene.match, id),
  harmfulAtLeast: (looked, count) => figureIn(looked).conditions.filter((one) => isHarmful(one)).length >= count,
  damageAtLeast: (looked, damage) => figureIn(looked).damage >= damage,
  damageAtMost: (looked, damage) => figureIn(looked).damage <= damage,
  healthLeftAtMost: (looked, left) => {
    const { context, match } = looked.scene;
    return healthOf(context, match, looked.id) - figureIn(looked).damage <= left;
  },
  attachment: (looked, attachment) => {
    const { attachments = [] } = groupIn(looked) ?? {};
    return attachment === false ? attachments.length === 0 : attachments.includes(attachment);
  },
  ready: (looked, ready) => groupIn(looked)?.ready === ready,
  marked: ({ scene, id }, mark) => isMarked(scene.match, id, mark),
  unmarked: ({ scene, id }, mark) => !isMarked(scene.match, id, mark),
  paysStrain: ({ scene, id }, strain) => canPay(scene.match, id, { strain }),
  token: ({ scene, id }, wanted) => {
    const tokens = tokensOf(scene.match, id);
    return typeof wanted === "boolean" ? tokens.length > 0 === wanted : tokens.includes(wanted);
  },
};

type FigureIn = { readonly conditions: readonly string[]; readonly damage: number; readonly group: string };

const figureIn = ({ scene, id }: Looked): FigureIn => tableOf(scene).figures[id] as FigureIn;
const groupIn = (looked: Looked) => tableOf(looked.scene).groups[figureIn(looked).group];

function isAfflicted(looked: Looked, wanted: string): boolean {
  const { conditions } = figureIn(looked);
  return wanted === "harmful" ? conditions.some((held) => isHarmful(held)) : conditions.includes(wanted);
}
