import type { Effects } from "../declared.js";
import type { Table } from "../slice.js";
import { isAble, otherSeat } from "./lookup.js";

/** Incapacitated figures and those of neither player (rules 13). */
export const statusEffects: Pick<Effects, "figure:become"> = {
  "figure:become": (table, { figure: id, status }, match) => {
    const { seat, conditions, status: before = null } = table.figures[id] ?? { status };
    if (seat === undefined || before === status) return;
    const figure = match.own(match.own(table, "figures"), id);
    if (status === null) delete figure.status;
    else figure.status = status;
    match.publish("figure:became", { figure: id, status });
    if (status === null) return;
    if (status === "incapacitated") {
      figure.damage = 0;
      for (const condition of conditions ?? []) match.queue({ type: "figure:lose", figure: id, condition });
    }
    // an attack on it has no target any more
    if (table.attacks.length > 0) match.queue({ type: "attack:unsettle", figure: id });
    if (!hasFiguresLeft(table, seat)) match.queue({ type: "match:finish", winner: otherSeat(seat), by: "no-figures" });
  },
};

/** A player with no figures left loses; those that lie there and those of neither player do not count. */
export const hasFiguresLeft = ({ figures }: Pick<Table, "figures">, seat: number): boolean =>
  Object.values(figures).some((figure) => figure.seat === seat && isAble(figure));
