import type { DeepReadonly } from "@riposte/kernel";
import { BoundedData } from "@riposte/kernel/data";
import { z } from "zod";

const Name = z.string().min(1).max(200);

/** The words of an imported datasheet, to be looked up. */
const Text = z.string().max(8000).optional();

/**
 * An ability as a datasheet names it: printed words that the library knows ("Feel No Pain 5+"), or a name with its own
 * mechanics, which belong to the plugin that carries abilities out.
 */
export const Ability = z.union([
  z.string().min(1).max(500),
  z.object({ name: Name, text: Text.meta({ description: "As its datasheet words it" }) }).catchall(BoundedData),
]);
export type Ability = z.infer<typeof Ability>;

export const abilityName = (ability: Ability): string => (typeof ability === "string" ? ability : ability.name);

/** Something carried or chosen that gives abilities: wargear, an enhancement, a detachment, an army rule. */
const grantSchema = z.strictObject({
  name: Name,
  abilities: z.array(Ability).max(100).default([]),
  part: Name.optional().meta({ description: "Only this part of an attached unit has it: its unit id" }),
  bearers: z.literal(true).optional().meta({ description: "Wargear for the models that bear it alone" }),
});
export interface Grant extends z.infer<typeof grantSchema> {}
export const Grant: z.ZodType<Grant> = grantSchema;

/** A detachment: its rules, what it costs and how its army fights, where an edition asks. */
const detachmentSchema = z.strictObject({
  ...grantSchema.shape,
  points: z.int().min(0).max(20).optional().meta({ description: "Detachment points" }),
  disposition: Name.optional().meta({ description: "Its force disposition, such as Take and Hold" }),
});
export interface Detachment extends z.infer<typeof detachmentSchema> {}
export const Detachment: z.ZodType<Detachment> = detachmentSchema;

/** What a whole army brings to its units. */
const armySchema = z.strictObject({
  name: Name.default("Army"),
  faction: Name.optional(),
  detachment: Detachment.optional(),
  moreDetachments: z
    .array(Detachment)
    .max(10)
    .optional()
    .meta({ description: "Others, where an edition allows several" }),
  disposition: Name.optional().meta({ description: "The force disposition it fights by, one of its detachments'" }),
  rules: z.array(Grant).max(50).default([]),
});
export interface Army extends z.infer<typeof armySchema> {}
export const Army: z.ZodType<Army> = armySchema;

/** Every detachment of an army. */
export const detachmentsOf = (army: DeepReadonly<Army> | undefined): readonly DeepReadonly<Detachment>[] =>
  army?.detachment === undefined ? NONE : [army.detachment, ...(army.moreDetachments ?? NONE)];

const NONE: readonly never[] = [];
