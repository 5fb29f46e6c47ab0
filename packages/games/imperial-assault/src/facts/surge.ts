import { z } from "zod";
import { Condition, Token } from "./vocabulary.js";

const Amount = z.union([
  z.int().min(1),
  z.strictObject({ surgesRolled: z.int().min(1) }).meta({ description: "So many times the surges the dice show" }),
]);

/** What one spend of a surge ability gives; several fields are gained together. */
const surgeSchema = z
  .strictObject({
    surgeCost: z.int().min(1).optional().meta({ description: "Surges spent; 1 when left out" }),
    hit: z.int().optional(),
    accuracy: z.int().optional().meta({ description: "May be negative" }),
    pierce: z.int().min(1).optional(),
    blast: z.int().min(1).optional(),
    cleave: Amount.optional(),
    recover: Amount.optional(),
    conditions: z.array(Condition).min(1).optional().meta({
      description: "Bleed, stun and weaken go to the target, focus and hide to the attacker",
    }),
    tokens: z.array(Token).min(1).optional().meta({ description: "Power tokens the attacker gains, one by one" }),
    ability: z.string().optional().meta({ description: "A named surge ability of the same card" }),
  })
  .refine(givesSomething, "a surge ability gives something")
  .meta({ description: "A surge ability" });
export interface Surge extends z.infer<typeof surgeSchema> {}
export const Surge: z.ZodType<Surge> = surgeSchema;

/** The number a fixed or rolled amount comes to. */
export function amountOf(amount: Exclude<Surge["cleave"], undefined>, surgesRolled: number): number {
  return typeof amount === "number" ? amount : amount.surgesRolled * surgesRolled;
}

function givesSomething(surge: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(surge).some((field) => field !== "surgeCost");
}
