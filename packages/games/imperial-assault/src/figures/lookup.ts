import { KernelError } from "@riposte/kernel";
import type { BodyCard, Context } from "../context.js";
import type { IaMatch, IaReads } from "../declared.js";
import type { Condition } from "../facts/vocabulary.js";
import { namesIn } from "../record.js";
import { type Figure, type Group, NOBODY } from "../slice.js";

type Seen<T> = { readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? readonly E[] : T[K] };
export type SeenFigure = Seen<Figure>;
export type SeenGroup = Seen<Group>;

/** A figure in play; one that left is a rule's mistake. */
export function figureOf({ slices }: IaReads, id: string): SeenFigure {
  const figure = slices["imperial-assault"].figures[id];
  if (figure === undefined) throw new KernelError("HANDLER_FAILED", `There is no figure "${id}" in play.`);
  return figure;
}

/** Is the figure still in play? */
export const isInPlay = ({ slices }: IaReads, id: string): boolean =>
  slices["imperial-assault"].figures[id] !== undefined;

export const groupOf = ({ slices }: IaReads, id: string): SeenGroup => {
  const group = slices["imperial-assault"].groups[id];
  if (group === undefined) throw new KernelError("HANDLER_FAILED", `There is no group "${id}" in play.`);
  return group;
};

/** The printed card of a figure. */
export const bodyOf = (context: Context, match: IaReads, id: string): BodyCard =>
  context.body(figureOf(match, id).card);

/** A figure that left play has no condition: an attack may still ask for its results after its target fell. */
export const has = ({ slices }: IaReads, id: string, condition: Condition): boolean =>
  slices["imperial-assault"].figures[id]?.conditions.includes(condition) === true;

/** Does a harmful condition do anything to the figure? */
export const suffers = (
  match: Pick<IaMatch, "slices" | "value">,
  id: string,
  condition: "stun" | "weaken" | "bleed",
): boolean => has(match, id, condition) && match.value("figure:suffers", { figure: id }, 1) > 0;

/** Figures of both sides that stand on the board. */
export function deployed({ slices }: IaReads): readonly SeenFigure[] {
  const { figures } = slices["imperial-assault"];
  const there: SeenFigure[] = [];
  for (const id of namesIn(figures)) {
    const figure = figures[id] as SeenFigure;
    if (figure.spaces.length > 0) there.push(figure);
  }
  return there;
}

export const figuresOf = (match: IaReads, seat: number): readonly SeenFigure[] =>
  deployed(match).filter((figure) => figure.seat === seat);

/** Does it stand on the board, able to do something? */
export const canAct = ({ slices }: IaReads, id: string): boolean => {
  const figure = slices["imperial-assault"].figures[id];
  return figure !== undefined && figure.spaces.length > 0 && isAble(figure);
};

/** Neither incapacitated nor of neither player: it acts, is attacked and counts for its player (rules 13). */
export const isAble = ({ status }: Pick<SeenFigure, "status">): boolean => status === undefined;

/** Whether a figure of this seat is a player's: those of the mission are of none. */
export const isOfPlayer = (seat: number): boolean => seat !== NOBODY;

/** The player who decides for a figure: its own, or for one of the mission's the player with the initiative. */
export function deciderOf(match: IaReads, id: string): number {
  const { seat } = figureOf(match, id);
  return isOfPlayer(seat) ? seat : match.slices["imperial-assault"].initiative;
}

export const otherSeat = (seat: number): number => 1 - seat;
