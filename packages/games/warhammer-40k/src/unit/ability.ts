import { BoundedData } from "@riposte/kernel/data";
import { z } from "zod";

const Name = z.string().min(1).max(200);

/** The words of an imported datasheet, to be looked up. */
const Text = z.string().max(8000).optional();

/**
 * An ability as a datasheet names it: printed words that the library knows ("Feel No Pain 5+"), or a name with its own
 * mechanics, which belong to whoever carries abilities out.
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
});
export interface Grant extends z.infer<typeof grantSchema> {}
export const Grant: z.ZodType<Grant> = grantSchema;

/** What a whole army brings to its units. */
const armySchema = z.strictObject({
  name: Name.default("Army"),
  faction: Name.optional(),
  detachment: Grant.optional(),
  rules: z.array(Grant).max(50).default([]),
});
export interface Army extends z.infer<typeof armySchema> {}
export const Army: z.ZodType<Army> = armySchema;
