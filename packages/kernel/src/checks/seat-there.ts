import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { sayer } from "./unknown-name.js";

const isThere = (rt: Runtime, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < rt.seats;

/** Refuses a seat that the match does not have; `does` is what its sayer wants of it: "asks". */
export function checkSeat(rt: Runtime, does: string, seat: number): void {
  if (isThere(rt, seat)) return;
  throw new KernelError("SEAT_UNKNOWN", `${rt.checks ? rt.acting : sayer(rt)} ${does} seat ${seat}. ${seatsOf(rt)}`);
}

/** Refuses an order of seats that has one in it that the match does not have. */
export function checkOrder(rt: Runtime, order: readonly number[]): void {
  for (const seat of order)
    if (!isThere(rt, seat))
      throw new KernelError("SEAT_UNKNOWN", `The order of "${rt.game.name}" has seat ${seat} in it. ${seatsOf(rt)}`);
}

const seatsOf = ({ seats }: Runtime): string =>
  `This match has ${seats === 1 ? "one seat, 0" : `${seats} seats, 0 to ${seats - 1}`}.`;
