import { z } from "zod";

/** When an ability acts: the printed marks, `when` with an event of its own, `static` as long as it holds, `instead`. */
export const Timing = z.enum([
  "onPlay",
  "whenAttacking",
  "onBlock",
  "onKo",
  "onOpponentsAttack",
  "whenAttacked",
  "startOfYourTurn",
  "startOfOpponentsTurn",
  "startOfMain",
  "endOfYourTurn",
  "endOfOpponentsTurn",
  "startOfGame",
  "activateMain",
  "main",
  "counter",
  "trigger",
  "when",
  "static",
  "instead",
]);
export type Timing = z.infer<typeof Timing>;

/** Timings whose abilities resolve from where their card has gone: the trash, or no zone at all. */
export const AFTERWARDS: readonly Timing[] = ["onKo", "main", "counter", "trigger"];
