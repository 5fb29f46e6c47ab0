import type { Fault } from "@riposte/hosting/seats";
import { refusal } from "../faults.js";
import type { Limits } from "../limits.js";
import type { Change, FollowedMatch } from "./followed-match.js";

/** Why a change is more than one match, or one seat, may have. */
export function excessOf(match: FollowedMatch, seat: number, asked: Change, limits: Limits): Fault | undefined {
  if (match.inputs >= limits.inputsPerMatch && asked.type !== "resign")
    return refusal("TOO_MANY", `A match takes ${limits.inputsPerMatch} inputs; this one can only be given up.`);
  const orders = match.played.match.state.policies[seat]?.orders.length ?? 0;
  if (asked.type === "policy" && asked.change.set === "order" && orders >= limits.ordersPerSeat)
    return refusal("TOO_MANY", `A seat has at most ${limits.ordersPerSeat} standing orders. Take one away first.`);
  return undefined;
}
