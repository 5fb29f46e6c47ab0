import { z } from "zod";

/**
 * An ability as a datasheet names it: printed words that the library knows ("Feel No Pain 5+"), or a name with its own
 * mechanics, which belong to whoever carries abilities out.
 */
export const Ability = z.union([z.string().min(1), z.looseObject({ name: z.string().min(1) })]);
export type Ability = z.infer<typeof Ability>;

export const abilityName = (ability: Ability): string => (typeof ability === "string" ? ability : ability.name);

/** Something carried or chosen that gives abilities: wargear, an enhancement, a detachment, an army rule. */
const grantSchema = z.strictObject({
  name: z.string().min(1),
  abilities: z.array(Ability).default([]),
  part: z.string().optional().meta({ description: "Only this part of an attached unit has it: its unit id" }),
});
export interface Grant extends z.infer<typeof grantSchema> {}
export const Grant: z.ZodType<Grant> = grantSchema;

/** What a whole army brings to its units. */
const armySchema = z.strictObject({
  name: z.string().default("Army"),
  faction: z.string().optional(),
  detachment: Grant.optional(),
  rules: z.array(Grant).default([]),
});
export interface Army extends z.infer<typeof armySchema> {}
export const Army: z.ZodType<Army> = armySchema;
