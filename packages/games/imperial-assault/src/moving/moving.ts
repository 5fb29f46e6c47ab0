import { call, type Offer } from "@riposte/kernel";
import { spaceNamed, stepCost } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { boardOf, fieldIn, namesOf, standing } from "../figures/field.js";
import { has, isInPlay } from "../figures/lookup.js";
import type { Table } from "../slice.js";
import { leftFor, pay, reachFor } from "./budget.js";
import { ignoresCosts, isVoluntary, type Mode } from "./modes.js";

/** Steps and placements (rules 7). */
export const movingEffects = (context: Context): Pick<Effects, "figure:step" | "figure:place"> => ({
  // what happened while it was leaving may have made the step impossible: it is paid for all the same
  "figure:step": (table, { figure: id, to, cost, voluntary, mode = "activation" }, match) => {
    pay(table, match, mode, cost);
    if (table.figures[id] === undefined || (voluntary && has(match, id, "stun"))) return;
    if (canStep(context, match, id, to, mode)) relocate(table, id, to, voluntary, match);
  },
  "figure:place": (table, { figure: id, to }, match) => {
    if (table.figures[id] === undefined) return;
    relocate(table, id, to, false, match);
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

const isShared = ({ figures }: Table, id: string, spaces: readonly string[]): boolean =>
  Object.values(figures).some((other) => other.id !== id && other.spaces.some((space) => spaces.includes(space)));

/** Where the active figure may go with its movement points: one offer for each place it may stop. */
export function moveOffers(context: Context, match: IaMatch, id: string): readonly Offer[] {
  const { activation } = match.slices["imperial-assault"];
  if (activation === null || activation.points === 0 || activation.halted || has(match, id, "stun")) return [];
  const board = boardOf(context, match);
  return reachFor(context, match, id, "activation")
    .stops.filter(({ cost }) => cost > 0)
    .map(({ spaces, cost }) => {
      const to = namesOf(board, spaces);
      return match.offer({
        key: `go:${to.join("+")}`,
        label: { id: "ia:go", params: { to: to[0] as string, cost } },
        effects: [call("move", { figure: id, to, mode: "activation" })],
      });
    });
}

interface MoveVars {
  readonly figure: string;
  readonly to: readonly string[];
  readonly mode?: Mode;
  /** The way, found when the move begins. */
  readonly path?: readonly (readonly string[])[];
}

/** Takes the next step of a move, if it is still possible; otherwise the move is over. */
export const takeStep =
  (context: Context) =>
  (match: IaMatch): void => {
    const { figure, to, mode = "activation", path } = match.vars as unknown as MoveVars;
    match.setVar("path", []);
    const voluntary = isVoluntary(mode);
    if (!isInPlay(match, figure) || (voluntary && has(match, figure, "stun"))) return;
    const [next, ...rest] = path ?? pathTo(context, match, figure, to, mode);
    const cost = next === undefined ? undefined : costOf(context, match, figure, next, mode);
    if (next === undefined || cost === undefined || cost > leftFor(match, mode)) return;
    match.setVar("path", rest);
    match.queue({ type: "figure:step", figure, to: [...next], cost, voluntary, mode });
  };

export const hasStep = (match: IaMatch): boolean => ((match.vars as unknown as MoveVars).path ?? []).length > 0;

/** At the end of a move nobody may be where he cannot stay. */
export const settle = (match: IaMatch): void => {
  const { figure } = match.vars as unknown as MoveVars;
  match.queue({ type: "figure:settle", figure });
};

const canStep = (context: Context, match: IaMatch, figure: string, to: readonly string[], mode: Mode): boolean =>
  costOf(context, match, figure, to, mode) !== undefined;

function costOf(
  context: Context,
  match: IaMatch,
  figure: string,
  to: readonly string[],
  mode: Mode,
): number | undefined {
  const board = boardOf(context, match);
  const spaces = to.map((space) => spaceNamed(board, space));
  const options = { ignoreCosts: ignoresCosts(mode) };
  const step = stepCost(fieldIn(context, match), standing(context, match, figure), spaces, options);
  return step.ok ? step.cost : undefined;
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
  const stop = reach.stops.find(({ spaces }) => namesOf(board, spaces).join() === to.join());
  return stop === undefined ? [] : reach.pathTo(stop).map((spaces) => namesOf(board, spaces));
}
