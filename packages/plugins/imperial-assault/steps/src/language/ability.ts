import { z } from "zod";
import { Condition } from "./condition.js";
import { Filter } from "./filter.js";
import { Modify } from "./modify.js";
import { Cost, Limit, Moment, momentOf, Reaction, reactionOf, Steps } from "./moment.js";

export const FORBIDDEN = [
  "harmful-conditions",
  "recover",
  "strain",
  "push",
  "interact",
  "defeat",
  "leave",
  "own-blast",
  "lose",
  "draw",
  "damage",
  "conditions",
  "specials",
  "suffer",
] as const;

/** What a figure cannot do or cannot have done to it. */
const forbidSchema = z
  .strictObject({
    what: z.enum(FORBIDDEN),
    to: z
      .enum(["self", "friendly", "hostile", "any"])
      .default("self")
      .meta({ description: "Whom it binds; `subject` is that figure" }),
    condition: z.string().optional().meta({ description: "lose: only this condition" }),
    if: Condition.optional(),
  })
  .meta({ description: "What cannot happen to the figure, or what it cannot do" });
export interface Forbid extends z.infer<typeof forbidSchema> {}
export const Forbid: z.ZodType<Forbid> = forbidSchema;

/** A special action: its number of actions is printed on the card. */
const specialActionSchema = z.strictObject({
  attacks: z.literal(true).optional().meta({ description: "It contains attacks, and only one action may" }),
  if: Condition.optional(),
  cost: Cost.optional(),
  limit: Limit.optional(),
  steps: Steps.min(1),
});
export interface SpecialAction extends z.infer<typeof specialActionSchema> {}
export const SpecialAction: z.ZodType<SpecialAction> = specialActionSchema;

/** One ability of the library. */
const abilitySchema = z
  .strictObject({
    type: z.enum(["passive", "triggered", "specialAction", "surge"]),
    label: z.string().optional(),
    modify: z.array(Modify).min(1).optional().meta({ description: "Numbers it changes as long as it is there" }),
    at: z.array(Moment).min(1).optional().meta({ description: "What it offers or forces at windows" }),
    on: z.array(Reaction).min(1).optional().meta({ description: "What follows facts by itself" }),
    action: SpecialAction.optional().meta({ description: "The special action it is" }),
    surge: z
      .strictObject({
        if: Condition.optional(),
        limit: Limit.optional(),
        repeat: z.literal(true).optional(),
        steps: Steps.min(1),
      })
      .optional()
      .meta({ description: "What buying it with surges does" }),
    forbid: z.array(Forbid).min(1).optional(),
    grants: z
      .strictObject({
        surges: z.array(z.string()).optional(),
        share: Filter.optional().meta({ description: "Friends that may use the printed surge abilities" }),
        if: Condition.optional(),
      })
      .optional()
      .meta({ description: "Surge abilities its figure has besides the printed ones, spelled as on cards" }),
    multipleAttacks: z.literal(true).optional().meta({ description: "Several attack actions per activation" }),
    removes: z.array(z.string()).optional().meta({ description: "Abilities of the host that are lost" }),
    base: z.string().optional().meta({ description: "What the base game, or army building, does for it by itself" }),
    manual: z.string().optional().meta({ description: "Why players carry it out by hand" }),
  })
  .meta({ description: "An ability as data" });
export interface Ability extends z.infer<typeof abilitySchema> {}
export const Ability: z.ZodType<Ability> = abilitySchema;
/** The same where it stands beside what the card prints, which says how the ability comes about. */
export const Does: z.ZodType = abilitySchema
  .partial({ type: true })
  .meta({ description: "What the ability does; `type` only where it comes about otherwise than its kind says" });

/** What of an ability a figure can have for a while. */
export interface PassingAbility extends Pick<Ability, "modify" | "at" | "on" | "forbid" | "multipleAttacks"> {}

/** An ability that a figure has for a while, or as long as a command card is in play. */
export const passingOf = (steps: z.ZodType): z.ZodType<PassingAbility> =>
  z
    .strictObject({
      modify: z.array(Modify).min(1).optional(),
      at: z.array(momentOf(steps)).min(1).optional(),
      on: z.array(reactionOf(steps)).min(1).optional(),
      forbid: z.array(Forbid).min(1).optional(),
      multipleAttacks: z.literal(true).optional(),
    })
    .meta({ description: "What a figure or player has for a while" });

/** An ability library. */
const abilityFileSchema = z.strictObject({
  $schema: z.string().optional(),
  source: z.string(),
  abilities: z.record(z.string(), Ability),
});
export interface AbilityFile extends z.infer<typeof abilityFileSchema> {}
export const AbilityFile: z.ZodType<AbilityFile> = abilityFileSchema;
