import type { Context } from "../context.js";
import type { IaReads } from "../declared.js";
import type { DefenseDie } from "../dice/dice.js";
import { attackableObjects, attackableOf, objectIn } from "../mission/objects.js";
import { bodyOf, figureOf, isInPlay } from "./lookup.js";

/** What an attack is aimed at: a figure, or an object of the mission. */
export interface Target {
  readonly spaces: readonly string[];
  readonly defense: readonly DefenseDie[];
  /** Blocks an object always has. */
  readonly block: number;
}

export function targetOf(context: Context, match: IaReads, id: string): Target | undefined {
  if (isInPlay(match, id))
    return { spaces: figureOf(match, id).spaces, defense: bodyOf(context, match, id).defense, block: 0 };
  const attackable = attackableOf(context, match, id);
  const space = objectIn(match, id)?.space;
  if (attackable === undefined || space == null) return undefined;
  return { spaces: [space], defense: attackable.defense, block: attackable.block };
}

/** Is it on the table, to be attacked? */
export const isTarget = (match: IaReads, id: string): boolean => isInPlay(match, id) || isObject(match, id);

/** Objects are targets but no figures: no conditions, no strain (rules 8.1). */
export const isObject = (match: IaReads, id: string): boolean => objectIn(match, id) !== undefined;

/** Objects of the mission that may be attacked. */
export const targetObjects = attackableObjects;
