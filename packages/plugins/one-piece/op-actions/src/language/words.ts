import { z } from "zod";

/** Whose: relative to the player of the ability, never an absolute seat. */
export const Whose = z.enum(["you", "opponent", "both"]);
export type Whose = z.infer<typeof Whose>;
export const Player = z.enum(["you", "opponent"]);
export type Player = z.infer<typeof Player>;

/** Where cards are chosen from; `cost` is the DON!! in the cost area. */
export const Place = z.enum(["leader", "characters", "stage", "hand", "deck", "trash", "life", "cost"]);
export type Place = z.infer<typeof Place>;

/**
 * A reference to cards named before: `self` is the card of the ability, `chosen` what was chosen last, `looked` what was looked at
 * last, `done` the cards the last action really moved (as they are now), `attacker`, `target` and `battled` (whom this card fought)
 * are of the running battle, `event` are the cards of the event an ability answers and `other` those they met; any other word was
 * given with `as`.
 */
export const Ref = z.string().min(1);

export const Stat = z.enum(["power", "basePower", "cost", "baseCost", "counter", "don"]);
export type Stat = z.infer<typeof Stat>;

const durations = [
  "thisBattle",
  "thisTurn",
  "untilStartOfYourNextTurn",
  "untilEndOfYourNextTurn",
  "untilEndOfOpponentsNextTurn",
  "permanent",
] as const;
/** How long a change lasts (rules 15); `permanent` stays as long as the card does. */
export type Duration = (typeof durations)[number];
export const Duration: z.ZodType<Duration> = z.enum(durations);

const laters = [
  "endOfThisBattle",
  "endOfThisTurn",
  "startOfYourNextTurn",
  "startOfYourNextMain",
  "startOfOpponentsNextMain",
] as const;
/** When something scheduled is done. */
export type Later = (typeof laters)[number];
export const Later: z.ZodType<Later> = z.enum(laters);
