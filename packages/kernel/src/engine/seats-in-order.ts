import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

/** The seats from the active one on, as the game says. */
export function seatsInOrder(rt: Runtime): readonly number[] {
  const { game, acting } = rt;
  rt.acting = `"${game.name}" (order)`;
  const order: unknown = game.rules.order(rt.match);
  if (!Array.isArray(order) || (rt.checks && !order.every((seat) => isSeat(rt, seat)))) {
    throw new KernelError(
      "HANDLER_FAILED",
      `${rt.acting} gives ${JSON.stringify(order) ?? "nothing"}, which is no list of seats of this match. Give numbers from 0 to ${rt.seats - 1}, the active seat first.`,
    );
  }
  rt.acting = acting;
  return order;
}

const isSeat = ({ seats }: Runtime, seat: unknown): boolean =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
