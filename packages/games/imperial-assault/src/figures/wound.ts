import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { NOBODY, type Table } from "../slice.js";
import { healthOf } from "./stats.js";

interface Wound {
  readonly figure: string;
  readonly amount: number;
  readonly by: string;
  /** Whose doing it is, where that is known. */
  readonly seat?: number;
}

/** Damage tokens on a figure, up to its Health; how many. */
export function wound(context: Context, table: Table, { figure: id, amount, by, seat }: Wound, match: IaMatch): number {
  const figure = table.figures[id];
  if (figure === undefined || figure.status === "incapacitated" || amount === 0) return 0;
  const suffered = Math.max(0, Math.min(amount, healthOf(context, match, id) - figure.damage));
  // at full damage it suffers none, and is not newly about to be defeated (rules 12.1)
  if (suffered === 0) return 0;
  const wounded = match.own(match.own(table, "figures"), id);
  wounded.damage += suffered;
  const foe = seat ?? table.attacks.at(-1)?.seat;
  if (figure.seat === NOBODY && foe !== undefined) wounded.foe = foe;
  match.publish("figure:damaged", { figure: id, amount: suffered, by });
  match.open("figure:suffered", { figure: id, amount: suffered, by });
  match.queue({ type: "figure:check", figure: id });
  return suffered;
}
