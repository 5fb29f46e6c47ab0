import { checkOrder } from "../checks/seat-there.js";
import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

/** The seats from the active one on, as the game says. */
export function seatsInOrder(rt: Runtime): readonly number[] {
  const { game, acting } = rt;
  rt.acting = `"${game.name}" (order)`;
  const order: unknown = game.rules.order(rt.match);
  if (!Array.isArray(order)) {
    throw new KernelError(
      "HANDLER_FAILED",
      `${rt.acting} gives ${JSON.stringify(order) ?? "nothing"}, which is no list of seats. Give numbers from 0 to ${rt.seats - 1}, the active seat first.`,
    );
  }
  checkOrder(rt, order);
  rt.acting = acting;
  return order;
}
