import { z } from "zod";

const Seat = z.int().min(0).max(1);

/** Moments of command cards: one lies open and may be answered, one went to its discard pile. */
export const windows = {
  "cc:declared": {
    subject: z.looseObject({ seat: Seat, played: z.string(), cost: z.int(), by: z.string() }),
    protocol: "once",
  },
  "cc:discarded": {
    subject: z.looseObject({ seat: Seat, discarded: z.string(), cost: z.int(), from: z.enum(["hand", "deck"]) }),
    protocol: "once",
  },
} as const;

/** Their names. */
export const CARD_WINDOWS = Object.keys(windows) as (keyof typeof windows)[];
