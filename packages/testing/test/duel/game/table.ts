import { z } from "zod";

/** Places where armour takes damage before the body does. */
export const SLOTS = ["helm", "plate"] as const;
export type Slot = (typeof SLOTS)[number];

export const Seat = z.int().min(0).max(1);

export const Fighter = z.strictObject({
  at: z.int().min(0),
  health: z.int().min(0),
  focus: z.int().min(0),
  armour: z.strictObject({ helm: z.int().min(0), plate: z.int().min(0) }),
});
export type Fighter = z.infer<typeof Fighter>;

/** A seat's cards by name; equal cards are the same to the rules. */
export const Zones = z.strictObject({
  deck: z.array(z.string()),
  hand: z.array(z.string()),
  discard: z.array(z.string()),
});
export type Zones = z.infer<typeof Zones>;

export const Attack = z.strictObject({
  attacker: Seat,
  defender: Seat,
  dice: z.array(z.int()),
});
export type Attack = z.infer<typeof Attack>;

/** The other one of two seats. */
export const otherSeat = (seat: number): number => 1 - seat;

/** Spaces of the track, from 0. */
export const TRACK = 6;
