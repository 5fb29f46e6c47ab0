import { z } from "zod";
import { Amount } from "../amount.js";
import { Ref } from "../filter.js";

/** Choices that are no figures: numbers, figures or objects, and hands laid open. */
export const pickingSteps = {
  "do:harm-one": z
    .strictObject({
      fromSpace: z.string(),
      within: z.int().min(0),
      except: z.array(Ref).optional().meta({ description: "Not these figures" }),
      amount: Amount,
    })
    .meta({ description: "Deals damage to one figure or object of choice near a bound space" }),
  "do:choose-number": z
    .strictObject({ as: z.string(), atLeast: z.int().default(0), atMost: Amount })
    .meta({ description: "The player chooses a number, which is bound" }),
  "do:show": z
    .strictObject({ as: z.string().default("shown") })
    .meta({ description: "The opponent shows a card of its hand to both players, which is bound" }),
  "do:reveal": z
    .strictObject({
      who: z.enum(["you", "opponent"]).default("you"),
      top: z.int().min(1).optional().meta({ description: "So many cards from the top of the deck instead" }),
    })
    .meta({ description: "A hand of command cards is shown to both players" }),
};
