import { z } from "zod";

/** Points that the sources leave open, each with our reading as its default; the reasons are in docs/rules. */
const switchesSchema = z.strictObject({
  saveCap: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .meta({ description: "What saves improve by at most; null: no limit" }),
  locksExtraAttacks: z
    .boolean()
    .default(false)
    .meta({ description: "Only the weapon's own rules change Extra Attacks" }),
});
export interface Switches extends z.infer<typeof switchesSchema> {}
export const Switches: z.ZodType<Switches, z.input<typeof switchesSchema>> = switchesSchema;
