import { moveX, type Reach, reachable, type Tread, trodden, withoutPassed } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { boardOf, fieldIn, moverIn, standing } from "../figures/field.js";
import { treadOf } from "../figures/stats.js";
import type { Activation, Table } from "../slice.js";
import { ignoresCosts, type Mode } from "./modes.js";

/** The points a figure can pay with: those it must use now, else those of its activation. */
export function purseOf(match: IaMatch, figure: string): "activation" | "points" {
  const { mode, figure: mover } = match.varsOf("relocation") ?? {};
  return mode === "points" && mover === figure ? "points" : "activation";
}

/** Movement points a figure can pay with. */
export function pointsOf(match: IaMatch, figure: string): number {
  const purse = purseOf(match, figure);
  const isActive = match.slices["imperial-assault"].activation?.figure === figure;
  return purse === "points" || isActive ? leftFor(match, purse) : 0;
}

/** Movement points or spaces that are left. */
export function leftFor(match: IaMatch, mode: Mode): number {
  if (mode === "activation") return match.slices["imperial-assault"].activation?.points ?? 0;
  return mode === "displaced" ? Number.MAX_SAFE_INTEGER : Number(match.varsOf("relocation")?.left ?? 0);
}

/** Pays for a step; what its trigger made impossible is paid for too. */
export function pay(table: Table, match: IaMatch, mode: Mode, cost: number): void {
  if (mode === "activation") {
    const activation = match.own(table, "activation") as Activation | null;
    if (activation !== null) activation.points = Math.max(0, activation.points - cost);
  } else if (mode !== "displaced") {
    match.setVarOf("relocation", "left", leftFor(match, mode) - cost);
  }
}

/** Where a figure can get with what is left, or with what it could have, from where it stands or will. */
export function reachFor(
  context: Context,
  match: IaMatch,
  figure: string,
  mode: Mode,
  points = leftFor(match, mode),
  from?: readonly number[],
): Reach {
  // a figure that has to make way goes as any would
  if (mode === "displaced")
    return moveX(fieldIn(context, match), standing(context, match, figure), within(context, match, points));
  const tread = treadOf(match, figure);
  const common = fieldIn(context, match);
  const field = trodden(common, tread);
  const here = moverIn(context, match, figure);
  const mover = from === undefined ? here : { ...here, spaces: from };
  const left = within(context, match, points);
  const reach = ignoresCosts(mode) ? moveX(field, mover, left) : reachable(field, mover, left);
  return isPlain(tread) ? reach : withoutPassed(common, mover, tread, reach);
}

const within = (context: Context, match: IaMatch, points: number): number =>
  Math.min(points, boardOf(context, match).size);

const isPlain = ({ blocking, impassable }: Tread): boolean => blocking + impassable === 0;
