import { costOn } from "../army/muster.js";
import type { Tread } from "../board/index.js";
import type { BodyCard, Context } from "../context.js";
import type { IaMatch, IaReads } from "../declared.js";
import { bodyOf, figureOf } from "./lookup.js";

export const healthOf = (context: Context, match: IaMatch, figure: string): number =>
  match.value("figure:health", { figure }, bodyOf(context, match, figure).health);

export const speedOf = (context: Context, match: IaMatch, figure: string): number =>
  Math.max(0, match.value("figure:speed", { figure }, bodyOf(context, match, figure).speed));

/** How many attack dice its card prints, those of any colour included. */
export const printedDice = ({ attack }: BodyCard): number =>
  (attack?.dice.length ?? 0) + (attack?.freeDice?.count ?? 0);

/** What a Move gives it, by its own action or granted. */
export const movePointsOf = (context: Context, match: IaMatch, figure: string): number =>
  match.value("move:points", { figure }, speedOf(context, match, figure));

/** As all figures move. */
export const PLAIN_TREAD: Tread = { blocking: 0, impassable: 0, besideWalls: 0, along: 0 };

/** What ground is to a figure that moves. */
export const treadOf = (match: Pick<IaMatch, "value">, figure: string): Tread =>
  match.value("figure:tread", { figure }, PLAIN_TREAD);

/** Figure cost: of a companion nothing (rules 10). */
export function figureCostOf(context: Context, match: IaMatch, figure: string): number {
  const card = bodyOf(context, match, figure);
  return match.value("figure:cost", { figure }, baseCost(context, match, figure, card));
}

/** The type of a figure's attacks: the printed one, unless an effect makes it melee. */
export function attackTypeOf(
  context: Context,
  match: IaReads & Pick<IaMatch, "value">,
  figure: string,
): "melee" | "ranged" | undefined {
  const printed = bodyOf(context, match, figure).attack?.type;
  return printed !== undefined && match.value("figure:melee", { figure }, 0) > 0 ? "melee" : printed;
}

/** A squad upgrade's figure costs what its card costs on that group. */
function baseCost({ facts }: Context, match: IaMatch, figure: string, card: BodyCard): number {
  if (card.kind === "companion") return 0;
  if (card.kind !== "squadUpgrade") return card.figureCost;
  return costOn(facts, card.figureCost, match.slices["imperial-assault"].groups[figureOf(match, figure).group]?.card);
}
