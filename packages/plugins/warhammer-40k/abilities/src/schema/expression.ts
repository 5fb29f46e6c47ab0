import { Quantity } from "@riposte/warhammer-40k";
import { z } from "zod";

/** Whom a rule speaks of. `self` is the unit that has the rule, `opponent` the other side of the attack. */
export const Who = z.enum(["self", "attacker", "target", "opponent"]);
export type Who = z.infer<typeof Who>;

/** A number the table knows. */
export const Ref = z.strictObject({
  of: Who.default("target"),
  path: z
    .enum([
      "models",
      "startingModels",
      "woundsLeft",
      "toughness",
      "M",
      "Sv",
      "W",
      "Ld",
      "OC",
      "distance",
      "round",
      "range",
      "S",
      "AP",
      "skill",
      "copies",
    ])
    .meta({ description: "Of the unit, of the attack, or of its weapon; copies: how many of it a model carries" }),
});
export type Ref = z.infer<typeof Ref>;

/** A number in a mechanic: written, a parameter of the ability, read from the table, or made of others. */
export type Expression =
  | Quantity
  | { param: "x" }
  | { halfRange: true }
  | { inches: number }
  | { ref: Ref }
  | { ratioOf: Ref; per: number; times: Expression; round: "down" | "up" }
  | { sum: Expression[] }
  | { neg: Expression };

export const Expression: z.ZodType<Expression> = z
  .lazy(() =>
    z.union([
      z.strictObject({ param: z.literal("x") }).meta({ description: "The ability's parameter" }),
      z.strictObject({ halfRange: z.literal(true) }).meta({ description: "Half the weapon's range" }),
      z.strictObject({ inches: z.number().min(0) }).meta({ description: "A distance, halves allowed" }),
      z.strictObject({ ref: Ref }),
      z
        .strictObject({
          ratioOf: Ref,
          per: z.int().min(1),
          times: Expression.prefault(1),
          round: z.enum(["down", "up"]).default("down"),
        })
        .meta({ description: "So much for every full so many" }),
      z.strictObject({ sum: z.array(Expression).min(1) }),
      z.strictObject({ neg: Expression }),
      Quantity,
    ]),
  )
  .meta({ id: "Expression", description: "A number, dice, or how to find one" });
