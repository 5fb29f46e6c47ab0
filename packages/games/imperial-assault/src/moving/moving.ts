import { type Field, spaceNamed, stepPrice } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads } from "../declared.js";
import { boardOf, fieldIn, moverIn, namesOf, standing } from "../figures/field.js";
import { figureOf, isInPlay } from "../figures/lookup.js";
import { namesIn } from "../record.js";
import type { Table } from "../slice.js";
import { leftFor, pay, reachFor } from "./budget.js";
import { stopAt } from "./going.js";
import { ignoresCosts, isVoluntary, type Mode, mayNotLeave } from "./modes.js";
import { fieldFor } from "./treading.js";

/** Steps and placements (rules 7). */
export const movingEffects = (context: Context): Pick<Effects, "figure:step" | "figure:place"> => ({
  // what happened while it was leaving may have made the step impossible: it is paid for all the same
  "figure:step": (table, { figure: id, to, cost, voluntary, mode = "activation", mobile, tread, from }, match) => {
    pay(table, match, mode, cost);
    if (table.figures[id] === undefined || (voluntary && mayNotLeave(match, id))) return;
    if (from !== undefined && !isAt(match, id, from)) return;
    const field = mode === "displaced" ? fieldIn(context, match) : fieldFor(context, match, id, tread);
    if (priceOn(field, context, match, id, to, mode, mobile) === undefined) return;
    // over ground where it may not stay it is on its way too
    if ((mobile === true || field !== fieldIn(context, match)) && !table.passing.includes(id))
      match.own(table, "passing").push(id);
    relocate(table, id, to, voluntary, match);
  },
  "figure:place": (table, { figure: id, to, voluntary = false }, match) => {
    if (table.figures[id] === undefined || (voluntary && mayNotLeave(match, id))) return;
    relocate(table, id, to, voluntary, match);
    match.queue({ type: "figure:settle", figure: id });
  },
});

function relocate(table: Table, id: string, to: readonly string[], voluntary: boolean, match: IaMatch): void {
  const figure = match.own(match.own(table, "figures"), id);
  const from = figure.spaces;
  figure.spaces = [...to];
  if (!table.passing.includes(id) && isShared(table, id, to)) match.own(table, "passing").push(id);
  match.publish("figure:moved", { figure: id, from, to: [...to], voluntary });
}

function isShared({ figures }: Table, id: string, spaces: readonly string[]): boolean {
  for (const other of namesIn(figures)) {
    if (other === id) continue;
    for (const space of figures[other]?.spaces ?? []) if (spaces.includes(space)) return true;
  }
  return false;
}

interface MoveVars {
  readonly figure: string;
  readonly to: readonly string[];
  readonly mode?: Mode;
  /** The way, found when the move begins. */
  readonly path?: readonly (readonly string[])[];
  /** Where the last step led: a figure that is put elsewhere moves no further. */
  readonly reached?: readonly string[];
}

/** What the running move was called with. */
const moveIn = (match: IaMatch): MoveVars => match.vars as unknown as MoveVars;

/** Takes the next step of a move, if it is still possible; otherwise the move is over. */
export const takeStep =
  (context: Context) =>
  (match: IaMatch): void => {
    const { figure, to, mode = "activation", path, reached } = moveIn(match);
    match.setVar("path", []);
    const voluntary = isVoluntary(mode);
    if (!isInPlay(match, figure) || (voluntary && mayNotLeave(match, figure))) return;
    if (reached !== undefined && !isAt(match, figure, reached)) return;
    const [next, ...rest] = path ?? pathTo(context, match, figure, to, mode);
    const cost = next === undefined ? undefined : costOf(context, match, figure, next, mode);
    if (next === undefined || cost === undefined || cost > leftFor(match, mode)) return;
    match.setVar("path", rest);
    match.setVar("reached", next);
    const from = [...figureOf(match, figure).spaces];
    match.queue({ type: "figure:step", figure, to: [...next], cost, voluntary, mode, from });
  };

/** Does a figure still stand there? */
export function isAt(match: IaReads, figure: string, spaces: readonly string[]): boolean {
  const { spaces: here } = figureOf(match, figure);
  return here.length === spaces.length && here.every((space, at) => space === spaces[at]);
}

export const hasStep = (match: IaMatch): boolean => (moveIn(match).path ?? []).length > 0;

/** At the end of a move no figure may be where it cannot stay. */
export const settle = (match: IaMatch): void => {
  const { figure } = moveIn(match);
  match.queue({ type: "figure:settle", figure });
};

function costOf(
  context: Context,
  match: IaMatch,
  figure: string,
  to: readonly string[],
  mode: Mode,
): number | undefined {
  const field = mode === "displaced" ? fieldIn(context, match) : fieldFor(context, match, figure);
  return priceOn(field, context, match, figure, to, mode);
}

function priceOn(
  field: Field,
  context: Context,
  match: IaMatch,
  figure: string,
  to: readonly string[],
  mode: Mode,
  mobile = false,
): number | undefined {
  const spaces = to.map((space) => spaceNamed(field.board, space));
  const options = { ignoreCosts: ignoresCosts(mode) };
  const mover = mode === "displaced" ? standing(context, match, figure) : moverIn(context, match, figure);
  return stepPrice(field, mobile ? { ...mover, mobile } : mover, spaces, options);
}

function pathTo(
  context: Context,
  match: IaMatch,
  figure: string,
  to: readonly string[],
  mode: Mode,
): readonly (readonly string[])[] {
  const board = boardOf(context, match);
  const reach = reachFor(context, match, figure, mode);
  const goal = to.map((space) => spaceNamed(board, space));
  const stop = stopAt(reach, goal);
  return stop === undefined ? [] : reach.pathTo(stop).map((spaces) => namesOf(board, spaces));
}
