import type { Seen } from "@riposte/kernel/run";
import type { Context } from "../context.js";
import type { TableView } from "../slice.js";
import type { CardView, SideView } from "../table/lookup.js";
import { DON_POWER } from "../table/stats.js";

/** The table as the asked seat sees it, with what a player reads off the cards. */
export interface TableSeen {
  readonly seat: number;
  readonly table: TableView;
  readonly own: SideView;
  readonly other: SideView;
  card(id: number): CardView | undefined;
  /** Power by what is printed and marked, without permanent effects of others. */
  power(id: number): number;
  /** What losing the card costs: its cost, a little for its power, and more for what blocks or waits for a Leader. */
  worth(id: number): number;
}

/** Reads the view of a question's seat. */
export function tableSeen(context: Context, seen: Seen): TableSeen {
  const table = seen.slice("one-piece") as TableView;
  const { seat } = seen;
  const card = (id: number) => table.cards[id];
  const power = (id: number): number => {
    const found = card(id);
    if (found === undefined) return 0;
    const set = found.marks.flatMap(({ kind, amount = 0 }) => (kind === "basePower" ? [amount] : []));
    const base = set.length === 0 ? (context.info(found.code).power ?? 0) : Math.max(...set);
    const added = found.marks.reduce((sum, { kind, amount = 0 }) => sum + (kind === "power" ? amount : 0), 0);
    return base + added + (found.owner === table.active ? found.don * DON_POWER : 0);
  };
  return {
    seat,
    table,
    own: table.sides[seat] as SideView,
    other: table.sides[1 - seat] as SideView,
    card,
    power,
    worth: (id) => {
      const found = card(id);
      if (found === undefined) return 0;
      const { kind, cost = 0, keywords } = context.info(found.code);
      if (kind === "Leader") return 6;
      return cost + power(id) / 10_000 + (keywords.has("Blocker") ? 1 : 0);
    },
  };
}
