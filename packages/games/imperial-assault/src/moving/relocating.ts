import { choose, effectsOf, type Questions } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, namesOf } from "../figures/field.js";
import { figureOf, isInPlay } from "../figures/lookup.js";
import { reachFor } from "./budget.js";
import { isVoluntary, mayNotLeave } from "./modes.js";

const effects = effectsOf<ImperialAssault>();

type RelocationVars = ImperialAssault["procedures"]["relocation"];

const STOP = "stop";

/** Movement that is used now or lost: points from elsewhere, "move X spaces", pushes (rules 5, 7). */
export const relocatingEffects: Pick<Effects, "figure:move" | "figure:push"> = {
  "figure:move": (table, { figure, spaces }, match) => {
    const seat = table.figures[figure]?.seat;
    if (seat !== undefined) match.call("relocation", { figure, mode: "spaces", seat, left: spaces });
  },
  "figure:push": (table, { figure, spaces, seat }, match) => {
    if (table.figures[figure] !== undefined) match.call("relocation", { figure, mode: "push", seat, left: spaces });
  },
};

/** Points that must be used at once. */
export const spendNow = (match: IaMatch, figure: string, points: number) =>
  effects.call("relocation", { figure, mode: "points", seat: figureOf(match, figure).seat, left: points });

/** Asks where to, while something is left and there is somewhere to go. */
export const askWhere =
  (context: Context) =>
  (match: IaMatch): void => {
    const { figure, mode, seat } = match.vars as unknown as RelocationVars;
    if (stops(context, match).length > 0) match.ask("ia:relocate", seat, { figure, mode });
    else match.setVar("left", 0);
  };

/** Is it movement points that are left, and not spaces? */
export function hasPoints(match: IaMatch): boolean {
  const { mode, left } = match.vars as unknown as RelocationVars;
  return mode === "points" && left > 0;
}

export const isRelocating = (match: IaMatch): boolean => (match.vars as unknown as RelocationVars).left > 0;

export const relocateQuestion = (context: Context): Questions<ImperialAssault>["ia:relocate"] => ({
  prompt: ({ about: { figure, mode } }) => ({ id: `ia:relocate-${mode}`, params: { figure } }),
  publicName: "ia:relocate",
  choices: (_asked, match) =>
    choose.one([
      ...stops(context, match).map((spaces) => ({
        key: spaces.join("+"),
        label: { id: "ia:to", params: { to: spaces[0] as string } },
        verb: "go",
      })),
      { key: STOP, label: { id: "ia:stay" } },
    ]),
  answer: (answer, { about: { figure, mode } }, match) => {
    if (answer === STOP) match.setVar("left", 0);
    else match.call("move", { figure, to: String(answer).split("+"), mode });
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
