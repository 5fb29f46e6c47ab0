import { z } from "zod";
import type { Effects } from "../declared.js";

const Along = z.int().min(0).max(200);

/** What brings points to a player, as far as it can be said of places and units: what bots go for. */
export const Prize = z.strictObject({
  seat: z.int().min(0).max(1),
  of: z.enum(["objective", "unit", "slain"]).meta({ description: "Each objective held, own unit, or enemy destroyed" }),
  points: z.int().min(1),
  from: Along.meta({ description: "Only those from here on, in inches from the first player's edge" }),
  to: Along,
  keywords: z.array(z.string()).meta({ description: "Only units with one of these; all where there are none" }),
});
export type Prize = z.infer<typeof Prize>;

/** An edition with missions says what they bring. */
export const prizes: Pick<Effects, "prizes:set"> = {
  "prizes:set": (table, { prizes: all }) => {
    table.prizes = all;
  },
};
