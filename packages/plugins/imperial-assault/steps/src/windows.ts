import { z } from "zod";
import { say } from "./messages.js";

const by = z.looseObject({ figure: z.string(), seat: z.int() });

/** Moments of abilities themselves, beside those of the base game. */
export const windows = {
  // a figure is about to attack and has not chosen whom
  "attack:aiming": {
    subject: z.looseObject({ attacker: z.string() }),
    protocol: "once",
    prompt: say("do:aiming"),
  },
  // dice of an ability lie on the table
  "dice:rolled": { subject: by, protocol: "once", prompt: say("do:rolled") },
  // an ability that cards name is over
  "ability:resolved": {
    subject: by.extend({ resolved: z.string() }),
    protocol: "once",
    prompt: say("do:resolved"),
  },
} as const;
