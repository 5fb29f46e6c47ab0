import { Quantity } from "@riposte/warhammer-40k";
import { z } from "zod";

/** Whom a rule speaks of. `self` is the unit that has the rule. */
export const Who = z.enum(["self", "attacker", "target"]);
export type Who = z.infer<typeof Who>;

/** A number the table knows. */
export const Ref = z.strictObject({
  of: Who.default("target"),
  path: z.enum(["models", "startingModels", "woundsLeft", "toughness", "distance", "range", "round"]),
});
export type Ref = z.infer<typeof Ref>;

/** A number in a mechanic: written, a parameter of the ability, or read from the table. */
export const Expression = z.union([
  z.strictObject({ param: z.literal("x") }).meta({ description: "The ability's parameter" }),
  z.strictObject({ halfRange: z.literal(true) }).meta({ description: "Half the weapon's range" }),
  z.strictObject({ ref: Ref }),
  z.strictObject({ ratioOf: Ref, per: z.int().min(1) }).meta({ description: "One for every full so many" }),
  Quantity,
]);
export type Expression = z.infer<typeof Expression>;
