import { fill } from "@riposte/words";

/** What the time limit of a match says. */
export const timeTexts = {
  left: (shown: string) => fill("Time left in the match: {shown}", { shown }),
  lastRound: "Time is up: last round",
  about: "When it is up the match ends with the round it is in.",
};
