import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import { passingOf } from "../ability.js";
import { Amount } from "../amount.js";
import { Condition } from "../condition.js";
import { Filter, Ref, Who } from "../filter.js";
import { Modify } from "../modify.js";
import { As, EVENTS } from "../moment.js";
import { Chooser, optional, steps } from "./words.js";

/** Choices, conditions, repetition and what lasts. */
export const choosingSteps = {
  "do:choose": z
    .strictObject({
      from: Filter,
      objects: z.literal(true).optional().meta({ description: "Also objects that can be attacked and stand there" }),
      as: z.string().default("target"),
      upTo: Amount.default(1),
      optional,
      by: Chooser,
      stop: z.boolean().default(false).meta({ description: "No figure chosen: the rest of the ability is dropped" }),
    })
    .meta({ description: "Chooses figures and binds them" }),
  "do:choose-space": z
    .strictObject({
      within: z.int().min(0).optional(),
      from: Ref.default("self"),
      fromSpace: z.string().optional(),
      seen: z.boolean().optional(),
      empty: z.boolean().optional(),
      other: z.literal(true).optional().meta({ description: "Not where it stands itself" }),
      on: z.literal("terminal").optional().meta({ description: "Where such a token lies" }),
      holding: Filter.optional().meta({ description: "A figure that fits stands there" }),
      as: z.string().default("space"),
      optional,
    })
    .meta({ description: "Chooses a space and binds it" }),
  "do:select": z
    .strictObject({ from: Who, as: z.string().default("target") })
    .meta({ description: "Binds all figures that fit now, without a choice" }),
  "do:number": z.strictObject({ as: z.string(), amount: Amount }).meta({ description: "Binds a number as it is now" }),
  "do:bind": z.strictObject({ as: z.string(), value: z.unknown() }).meta({ description: "Binds a value" }),
  "do:last": z
    .strictObject({
      modify: Modify,
      scope: z.enum(["attack", "activation", "group-activation", "round", "game"]).optional(),
      for: Ref.optional().meta({ description: "Whose modifier it is" }),
    })
    .meta({ description: "A modifier for some time; without a scope it is the passive itself" }),
  "do:ability": (effect: Schema<Effect>) =>
    z
      .strictObject({
        ability: passingOf(steps(effect).min(1)),
        named: z.string().optional().meta({ description: "It is this ability of another card, by id" }),
        for: Who.default("self").meta({ description: "Who has it; the player where the card has no figure" }),
        scope: z.enum(["attack", "activation", "group-activation", "round", "game"]).default("round"),
        keep: z
          .array(z.string())
          .optional()
          .meta({ description: "What is bound under these names stays bound for it" }),
        uses: z.int().min(1).optional().meta({ description: "It is over after so many uses" }),
        until: z
          .strictObject({ on: z.enum(EVENTS), as: As.optional() })
          .optional()
          .meta({ description: "It is over when this happens" }),
      })
      .meta({ description: "Gives figures an ability for some time" }),
  "do:passive": z
    .strictObject({ what: z.string() })
    .meta({ description: "A rule that is always on: forbids, grants, multiple attacks" }),
  "do:used": z.strictObject({ ability: z.string() }).meta({ description: "Tells that an ability is used" }),
  "do:if": (effect: Schema<Effect>) =>
    // biome-ignore lint/suspicious/noThenProperty: a word of the language, never awaited
    z.strictObject({ if: Condition, then: steps(effect), else: steps(effect).optional() }),
  "do:each": (effect: Schema<Effect>) =>
    z.strictObject({
      of: Who,
      as: z.string().default("each"),
      ordered: z.boolean().default(false).meta({ description: "The player chooses in which order" }),
      steps: steps(effect),
    }),
  "do:one-of": (effect: Schema<Effect>) =>
    z.strictObject({
      options: z.array(z.strictObject({ label: z.string(), if: Condition.optional(), steps: steps(effect) })).min(1),
      optional,
      by: Chooser,
      seat: Ref.optional().meta({ description: "The player of this figure chooses" }),
    }),
  "do:after": (effect: Schema<Effect>) => z.strictObject({ if: Condition.optional(), steps: steps(effect) }),
  "do:repeat": (effect: Schema<Effect>) => z.strictObject({ times: Amount, steps: steps(effect) }),
};
