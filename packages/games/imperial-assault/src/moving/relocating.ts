import { ask, call, choose, type Question } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, namesOf } from "../figures/field.js";
import { figureOf, isInPlay } from "../figures/lookup.js";
import { reachFor } from "./budget.js";
import { isVoluntary, type Mode, mayNotLeave } from "./modes.js";

interface RelocationVars {
  readonly figure: string;
  readonly mode: Mode;
  /** Who decides: the figure's player, or the player of the effect that pushes it. */
  readonly seat: number;
  readonly left: number;
}

const STOP = "stop";

/** Movement that is used now or lost: points from elsewhere, "move X spaces", pushes (rules 5, 7). */
export const relocatingEffects: Pick<Effects, "figure:move" | "figure:push"> = {
  "figure:move": (table, { figure, spaces }, match) => {
    const seat = table.figures[figure]?.seat;
    if (seat !== undefined) match.queue(call("relocation", { figure, mode: "spaces", seat, left: spaces }));
  },
  "figure:push": (table, { figure, spaces, seat }, match) => {
    if (table.figures[figure] !== undefined)
      match.queue(call("relocation", { figure, mode: "push", seat, left: spaces }));
  },
};

/** Points that must be used at once. */
export const spendNow = (match: IaMatch, figure: string, points: number) =>
  call("relocation", { figure, mode: "points", seat: figureOf(match, figure).seat, left: points });

/** Asks where to, while something is left and there is somewhere to go. */
export const askWhere =
  (context: Context) =>
  (match: IaMatch): void => {
    const { figure, mode, seat } = match.vars as unknown as RelocationVars;
    if (stops(context, match).length > 0) match.queue(ask("ia:relocate", seat, { figure, mode }));
    else match.setVar("left", 0);
  };

export const isRelocating = (match: IaMatch): boolean => (match.vars as unknown as RelocationVars).left > 0;

export const relocateQuestion = (context: Context): Question<ImperialAssault> => ({
  prompt: ({ about }) => ({
    id: `ia:relocate-${(about as RelocationVars).mode}`,
    params: { figure: (about as RelocationVars).figure },
  }),
  publicName: "ia:relocate",
  choices: (_asked, match) =>
    choose.one([
      ...stops(context, match).map((spaces) => ({
        key: spaces.join("+"),
        label: { id: "ia:to", params: { to: spaces[0] as string } },
      })),
      { key: STOP, label: { id: "ia:stay" } },
    ]),
  answer: (answer, { about }, match) => {
    const { figure, mode } = about as RelocationVars;
    if (answer === STOP) match.setVar("left", 0);
    else match.queue(call("move", { figure, to: String(answer).split("+"), mode }));
  },
});

function stops(context: Context, match: IaMatch): readonly string[][] {
  const { figure, mode, left } = match.vars as unknown as RelocationVars;
  if (left <= 0 || !isInPlay(match, figure) || (isVoluntary(mode) && mayNotLeave(match, figure))) return [];
  const board = boardOf(context, match);
  return reachFor(context, match, figure, mode)
    .stops.filter(({ cost }) => cost > 0)
    .map(({ spaces }) => namesOf(board, spaces));
}
