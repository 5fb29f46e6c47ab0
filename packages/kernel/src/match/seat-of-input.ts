import type { Input } from "./record.js";

/** Whose input it is; no seat's where the time was up. */
export const seatOfInput = (input: Input): number | null => ("time" in input ? null : input.seat);
