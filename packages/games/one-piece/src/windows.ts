import { z } from "zod";
import { say } from "./messages.js";

const anything = z.looseObject({});

/** Every moment players may act. */
export const windows = {
  // triggered effects: turn player's first, new ones behind those waiting (rules 12)
  "effects:waiting": { subject: anything, protocol: "queue", prompt: say("op:which-effect") },
  "main:act": {
    subject: anything,
    protocol: "priority",
    own: true,
    prompt: say("op:main"),
    pass: say("op:end-turn"),
  },
  "battle:block": { subject: anything, protocol: "once", prompt: say("op:block-any"), pass: say("op:no-block") },
  "battle:counter": {
    subject: anything,
    protocol: "priority",
    prompt: say("op:counter-any"),
    pass: say("op:no-counter"),
  },
  "life:trigger": { subject: anything, protocol: "once", prompt: say("op:trigger"), pass: say("op:to-hand") },
  // "would be removed": what stands instead is offered here (rules 13)
  "cards:leaving": { subject: anything, protocol: "once", prompt: say("op:instead") },
  "cards:resting": { subject: anything, protocol: "once", prompt: say("op:instead") },
  "player:losing": { subject: anything, protocol: "once" },
} as const;
