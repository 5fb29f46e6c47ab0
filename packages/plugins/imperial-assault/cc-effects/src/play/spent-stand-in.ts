import type { CommandCard, Context } from "@riposte/imperial-assault";
import type { CcMatch } from "../declared.js";
import { isStandIn } from "./actors.js";
import { standInsOf } from "./stand-ins.js";

/** What allowed one card only is over when a figure played it, and may cost an upgrade. */
export const spendStandIn =
  (context: Context) =>
  (
    { seat, card, figure }: { readonly seat: number; readonly card: string; readonly figure: string },
    match: CcMatch,
  ) => {
    const [first] = standInsOf(match, figure, card).filter(({ data }) => data.once !== undefined);
    if (first === undefined || !isStandIn(context, match, figure, context.facts.command[card] as CommandCard)) return;
    match.queue({ type: "kernel:expire", id: first.id });
    if (first.data.once === "deplete") match.queue({ type: "upgrade:deplete", seat, card: first.data.card ?? "" });
  };
