import { z } from "zod";
import { Keyword } from "./keywords.js";

/** How an ability comes about: always on, at a moment, as an action, or bought with surges. */
const AbilityKind = z.enum(["passive", "triggered", "specialAction", "surge"]);

/** A printed ability; what it does belongs to the plugin that wires its id. */
const abilitySchema = z
  .strictObject({
    id: z.string().meta({ description: "dc_special:<title>:<n> for special actions, else kebab-case" }),
    kind: AbilityKind,
    actions: z
      .union([z.literal(1), z.literal(2)])
      .optional()
      .meta({ description: "Actions a special action costs" }),
    name: z.string().min(1).meta({ description: "The printed name; the card's own where none is printed" }),
    keyword: Keyword.optional().meta({ description: "The keyword this ability is; do not wire it a second time" }),
    scope: z.enum(["army", "campaign"]).optional().meta({ description: "Matters only there, not in a skirmish" }),
    gist: z.string().min(1).meta({ description: "What it does, in our words" }),
  })
  .refine(({ kind, actions }) => (kind === "specialAction") === (actions !== undefined), {
    path: ["actions"],
    message: "a special action says how many actions it costs, nothing else does",
  })
  .meta({ description: "An ability printed on a deployment card" });
export interface Ability extends z.infer<typeof abilitySchema> {}
export const Ability: z.ZodType<Ability> = abilitySchema;

/** A printed ability together with what it does, where a plugin wires it. */
export const abilityThat = (does: z.ZodType, more: z.ZodRawShape = {}): z.ZodType =>
  abilitySchema.safeExtend({ ...more, does: does.optional() });
