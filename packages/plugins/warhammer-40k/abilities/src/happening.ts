import { Ability, Lasting, Quantity } from "@riposte/warhammer-40k";
import { z } from "zod";
import { VerbOfAnother } from "./schema/effect.js";

export const unit = z.string().meta({ description: "A unit's id" });
export const by = z.string().meta({ description: "The rule's name, for people" });
export const Seat = z.int().min(0).max(1);

const Until: z.ZodType<Lasting> = Lasting;

/** What a triggered rule does, with every number resolved when it was triggered. */
const Happening = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("mortalWounds"),
    unit,
    count: Quantity,
    spill: z.boolean(),
    isInAddition: z.boolean().meta({ description: "Inflicted by an attack beside its damage: suffered afterwards" }),
  }),
  z.strictObject({ do: z.literal("explode"), unit, on: z.int(), within: z.int(), count: Quantity }),
  z.strictObject({
    do: z.literal("mark"),
    on: unit,
    owner: Seat,
    mark: z.string(),
    value: z.union([z.boolean(), z.number(), z.string()]).optional(),
    until: Until,
  }),
  z.strictObject({
    do: z.literal("select"),
    unit,
    owner: Seat,
    among: z.array(unit).min(1),
    mark: z.string(),
    until: Until,
    optional: z.boolean(),
  }),
  z.strictObject({
    do: z.literal("lasting"),
    unit,
    owner: Seat,
    name: z.string(),
    abilities: z.array(Ability),
    until: Until,
  }),
  z.strictObject({ do: z.literal("fightOn"), unit, part: z.string(), models: z.string() }),
  z.strictObject({ do: z.literal("surge"), unit, inches: Quantity }),
  z.strictObject({ do: z.literal("effect"), effect: VerbOfAnother }),
  z.strictObject({ do: z.literal("manual"), gist: z.string() }),
]);
export type Happening = z.infer<typeof Happening>;

/** One of several units is to be selected, which has a mark then. */
export const Selection = z.strictObject({
  unit: unit.meta({ description: "Whose rule it is" }),
  by,
  owner: Seat,
  among: z.array(unit).min(1),
  mark: z.string(),
  until: Until,
  optional: z.boolean(),
});

/** A rule that was triggered. */
const triggeredSchema = z.strictObject({
  unit,
  by,
  roll: z.int().min(2).max(6).nullable(),
  limit: z.strictObject({ key: z.string(), count: z.int().min(1) }).nullable(),
  happenings: z.array(Happening),
});
export interface Triggered extends z.infer<typeof triggeredSchema> {}
export const Triggered: z.ZodType<Triggered> = triggeredSchema;
