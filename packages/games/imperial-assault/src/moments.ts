import type { Behaviour } from "@riposte/kernel";
import { currentAttack } from "./attack/current.js";
import { isOff, mayDeclare } from "./attack/declaring.js";
import type { Context } from "./context.js";
import type { IaMatch, ImperialAssault } from "./declared.js";
import { strainLeft } from "./figures/easing.js";
import { isDying } from "./figures/harm.js";
import { canAct, isInPlay } from "./figures/lookup.js";

type Moments = NonNullable<Behaviour<ImperialAssault>["holds"]>;

const isThere = ({ figure }: { readonly figure: string }, match: IaMatch): boolean => isInPlay(match, figure);

const isAble = ({ figure }: { readonly figure: string }, match: IaMatch): boolean => canAct(match, figure);

const isOnStill = (_subject: unknown, match: IaMatch): boolean => currentAttack(match) !== undefined && !isOff(match);

const isLeft = (strain: { readonly figure: string; readonly amount: number }, match: IaMatch): boolean =>
  strainLeft(match, strain).left > 0;

/** As long as what is so a moment holds: whatever became of a figure or an attack meanwhile, it is offered nothing that is for another (rules 12.1). */
export const moments = (context: Context): Moments => ({
  // a figure that was rescued is not dying any more, nor is one that is gone
  "figure:dying": ({ figure }, match) => isDying(context, match, figure),
  "figure:straining": isLeft,
  "figure:strained": isLeft,
  "figure:hurting": isLeft,
  "figure:suffering": isThere,
  "figure:suffered": isThere,
  "figure:afflicted": isThere,
  "figure:leaving": isThere,
  "figure:entered": isThere,
  "figure:stopped": isThere,
  "activation:start": isThere,
  "points:spending": isThere,
  "action:granted": isAble,
  "attack:before": (attack, match) => mayDeclare(context, match, attack),
  "attack:declare": isOnStill,
  "attack:pools": isOnStill,
  "attack:rolled": isOnStill,
  "attack:rerolls": isOnStill,
  "attack:die-rerolled": isOnStill,
  "attack:rerolled": isOnStill,
  "attack:modifiers": isOnStill,
  "attack:surges": isOnStill,
});
