import { z } from "zod";
import { Ref } from "../filter.js";

/** Actions and abilities that are given or taken away, and the moment after an ability. */
export const grantingSteps = {
  "do:act": z
    .strictObject({
      who: Ref.default("target"),
      only: z
        .array(z.enum(["move", "attack", "interact", "special"]))
        .min(1)
        .optional(),
    })
    .meta({ description: "A figure may perform an action now: of these kinds, any when left out" }),
  "do:lose-ability": z
    .strictObject({ who: Ref.default("self"), abilities: z.array(z.string()).min(1) })
    .meta({ description: "Takes printed abilities away for the rest of the game" }),
  "do:resolve": z
    .strictObject({ with: z.array(z.string()).default([]) })
    .meta({ description: "Opens `ability:resolved` for cards that name the ability; these bindings stay bound there" }),
};
