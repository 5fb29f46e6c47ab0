import { z } from "zod";
import { Ref } from "../filter.js";
import { Die } from "./words.js";

/** Dice rolled outside attacks. */
export const rollingSteps = {
  "do:roll": z
    .strictObject({
      dice: z.array(Die),
      of: Ref.optional().meta({ description: "And the printed attack dice of this figure" }),
      as: z.string().default("roll"),
    })
    .meta({ description: "Rolls dice and binds what they show, after the window `dice:rolled`" }),
  "do:count-roll": z
    .strictObject({ as: z.string() })
    .meta({ description: "Binds what the dice of a roll show at last" }),
  "do:change-roll": z
    .strictObject({ how: z.enum(["reroll", "turn"]).meta({ description: "turn: to another face of choice" }) })
    .meta({ description: "At `dice:rolled`: rerolls or turns one die of that roll" }),
  "do:set-die": z
    .strictObject({ place: z.int().min(0), face: z.int().min(0).max(5).optional() })
    .meta({ description: "The die to change, once it is known which; without a face it is rerolled" }),
};
