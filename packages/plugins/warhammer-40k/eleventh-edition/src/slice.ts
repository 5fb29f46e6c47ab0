import { type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";
import { MissionRecord } from "./missions/record.js";

/** Wounds of identical attacks on their way: whom they strike, in which order, and the saves not yet compared. */
const poolSchema = z.strictObject({
  order: z.array(z.string()).meta({ description: "Allocation groups as the defender ordered them" }),
  precise: z.string().nullable().meta({ description: "The CHARACTER's group that Precision put first" }),
  saves: z.array(z.int()).meta({ description: "Save rolls, the lowest first" }),
});
export interface Pool extends z.infer<typeof poolSchema> {}

/** A rule of some unit that waits to happen, as its plugin has it. */
export const Awaited = z.looseObject({ unit: z.string() });

const poolsSchema = z.strictObject({
  pools: z.array(poolSchema).meta({ description: "The innermost attack's last" }),
  deaths: z
    .array(Awaited)
    .optional()
    .meta({ description: "Rules about models that died, which wait for the end of the attacks" }),
  missions: MissionRecord.optional().meta({ description: "Mission cards, and what they have brought so far" }),
  surged: z.array(z.string()).optional().meta({ description: "Units that surged, by the phase they did it in" }),
});
export interface Pools extends z.infer<typeof poolsSchema> {}
export const Pools: z.ZodType<Pools> = poolsSchema;

export const visibility: Visibility<Pools> = {
  pools: visible.all,
  deaths: visible.all,
  missions: visible.all,
  surged: visible.all,
};
