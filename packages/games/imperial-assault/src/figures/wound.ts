import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import type { Table } from "../slice.js";
import { healthOf } from "./stats.js";

/** Damage tokens on a figure, up to its Health; how many. */
export function wound(
  context: Context,
  table: Table,
  { figure: id, amount, by }: { readonly figure: string; readonly amount: number; readonly by: string },
  match: IaMatch,
): number {
  const figure = table.figures[id];
  if (figure === undefined || figure.status === "incapacitated" || amount === 0) return 0;
  const suffered = Math.max(0, Math.min(amount, healthOf(context, match, id) - figure.damage));
  match.own(match.own(table, "figures"), id).damage += suffered;
  match.publish("figure:damaged", { figure: id, amount: suffered, by });
  if (suffered > 0) match.open("figure:suffered", { figure: id, amount: suffered, by });
  match.queue({ type: "figure:check", figure: id });
  return suffered;
}
