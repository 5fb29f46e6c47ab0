import { type Context, fieldIn, isSeen, standing } from "@riposte/imperial-assault";
import type { CcMatch } from "../declared.js";

/** Remembers which hostile figures see a figure when its activation begins. */
export const rememberWatchers =
  (context: Context) =>
  ({ figure, seat }: { readonly figure: string; readonly seat: number }, match: CcMatch): void => {
    const field = fieldIn(context, match);
    const there = standing(context, match, figure);
    const by: string[] = [];
    for (const other of field.figures) if (other.side !== there.side && isSeen(field, other, there)) by.push(other.id);
    // the scope of its own activation opens only after this fact
    match.last("cc:watched", { scope: "group-activation", seat, data: { figure, by } });
  };
