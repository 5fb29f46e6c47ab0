/**
 * Where the time of an input goes: it waits for the one before it in its match, the rules play it, it is stored, and every client is
 * told. What it waits before it is read at all is the event loop's delay.
 */
export const STAGES = ["waiting", "rules", "storing", "telling"] as const;

/** Hears when a stage began that is over now, in the milliseconds of `performance.now()`. */
export type Spent = (stage: (typeof STAGES)[number], since: number) => void;
