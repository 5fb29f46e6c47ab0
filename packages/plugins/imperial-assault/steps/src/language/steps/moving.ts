import { Tread } from "@riposte/imperial-assault";
import { z } from "zod";
import { Amount } from "../amount.js";
import { Ref, Who } from "../filter.js";
import { to } from "./words.js";

/** Moving, pushing and placing. */
export const movingSteps = {
  "do:points": z
    .strictObject({ to, amount: Amount })
    .meta({ description: "Gives movement points; outside its activation a figure spends them at once" }),
  "do:move": z
    .strictObject({
      who: Ref.default("self"),
      spaces: Amount.optional().meta({ description: "Move so many spaces, costs ignored" }),
      points: Amount.optional().meta({ description: "Or so many movement points, spent now" }),
      mobile: z.boolean().optional().meta({ description: "As if Mobile" }),
      tread: Tread.optional().meta({
        description:
          "What blocking and impassable ground is to it: 1 difficult and no place to stop, 2 nothing special",
      }),
      endAdjacent: Who.optional().meta({ description: "It must end adjacent to one of these" }),
      endOpen: z.boolean().optional().meta({ description: "It must not end on blocking or impassable ground" }),
      endTargetable: z
        .literal(true)
        .optional()
        .meta({ description: "It must end where the attack under way could target it" }),
      by: z.enum(["owner", "you"]).default("owner").meta({ description: "Whose player moves it" }),
      optional: z.boolean().default(true),
    })
    .meta({ description: "Moves a figure" }),
  "do:push": z
    .strictObject({
      who: Ref.default("target"),
      spaces: Amount,
      endAdjacent: Who.optional(),
      optional: z.boolean().default(true),
    })
    .meta({ description: "Pushes a figure" }),
  "do:shove": z
    .strictObject({
      figure: z.string(),
      spaces: z.int(),
      near: z.array(z.string()).optional(),
      optional: z.boolean(),
    })
    .meta({ description: "The push of one figure, once it is known which" }),
  "do:place": z
    .strictObject({
      who: Ref.default("self"),
      within: z.int().min(0).optional(),
      space: z.string().optional(),
      near: Ref.optional(),
    })
    .meta({ description: "Places a figure in an empty space within N, or in or next to a bound space" }),
  "do:walk": z
    .strictObject({
      figure: z.string(),
      path: z.array(z.array(z.string())),
      voluntary: z.boolean(),
      mobile: z.boolean().optional(),
      tread: Tread.optional(),
      reached: z.array(z.string()).optional().meta({ description: "Where the last step led" }),
    })
    .meta({ description: "Takes the steps of a way one by one" }),
  "do:interact": z
    .strictObject({ who: Ref.default("self") })
    .meta({ description: "Performs an interact: opens a door next to the figure, or retrieves a token" }),
};
