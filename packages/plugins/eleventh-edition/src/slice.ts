import { type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";

/** Wounds of identical attacks on their way: whom they strike, in which order, and the saves not yet compared. */
const poolSchema = z.strictObject({
  order: z.array(z.string()).meta({ description: "Allocation groups as the defender ordered them" }),
  precise: z.string().nullable().meta({ description: "The CHARACTER's group that Precision put first" }),
  saves: z.array(z.int()).meta({ description: "Save rolls, the lowest first" }),
});
export interface Pool extends z.infer<typeof poolSchema> {}

const poolsSchema = z.strictObject({
  pools: z.array(poolSchema).meta({ description: "The innermost attack's last" }),
});
export interface Pools extends z.infer<typeof poolsSchema> {}
export const Pools: z.ZodType<Pools> = poolsSchema;

export const visibility: Visibility<Pools> = { pools: visible.all };
