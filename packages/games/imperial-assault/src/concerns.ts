import type { Behaviour } from "@riposte/kernel";
import type { IaMatch, ImperialAssault } from "./declared.js";

type Concerns = NonNullable<Behaviour<ImperialAssault>["concerns"]>;

/** Whose figure it is; objects belong to neither player. */
const isOf = ({ slices }: IaMatch, figure: string | undefined, seat: number): boolean =>
  slices["imperial-assault"].figures[figure ?? ""]?.seat === seat;

const itsFigure = ({ figure }: { readonly figure: string }, seat: number, match: IaMatch): boolean =>
  isOf(match, figure, seat);

const itsDefender = ({ defender }: { readonly defender: string }, seat: number, match: IaMatch): boolean =>
  isOf(match, defender, seat);

/** What happens to a player: an attack on one of the own figures, and all that befalls one. */
export const concerns: Concerns = {
  "attack:before": itsDefender,
  "attack:declare": itsDefender,
  "attack:pools": itsDefender,
  "attack:rolled": itsDefender,
  "attack:rerolls": itsDefender,
  "attack:rerolled": itsDefender,
  "attack:modifiers": itsDefender,
  "attack:after": itsDefender,
  "figure:straining": itsFigure,
  "figure:strained": itsFigure,
  "figure:hurting": itsFigure,
  "figure:suffering": itsFigure,
  "figure:suffered": itsFigure,
  "figure:afflicted": itsFigure,
  "figure:dying": itsFigure,
  "figure:defeated": (fallen, seat) => fallen.seat === seat,
  "figure:stopped": ({ others }, seat, match) => others.some((figure) => isOf(match, figure, seat)),
};
