import { z } from "zod";
import { Ref } from "../filter.js";

/** What lies on the map, and what sight it leaves. */
export const groundSteps = {
  "do:smoke": z
    .strictObject({ space: z.string().default("space") })
    .meta({ description: "A bound space blocks line of sight until the next round" }),
  "do:shield": z
    .strictObject({ space: z.string().default("space"), health: z.int().min(1) })
    .meta({ description: "An energy shield on a bound space, which can be attacked" }),
  "do:rubble": z
    .strictObject({ fromSpace: z.string(), around: z.boolean().default(false) })
    .meta({ description: "Rubble, which is difficult terrain, on a bound space; around: and on all adjacent to it" }),
  "do:discard-terminal": z
    .strictObject({ space: z.string().default("space") })
    .meta({ description: "The terminal on a bound space leaves the map" }),
  "do:shade": z
    .strictObject({ who: Ref.default("self"), from: z.int().min(1) })
    .meta({ description: "For the round hostile figures so many spaces away neither see it nor are hindered by it" }),
  "do:choose-tile": z
    .strictObject({ as: z.string().default("tile") })
    .meta({ description: "Chooses a map tile and binds it; `onTile` finds figures on it" }),
};
