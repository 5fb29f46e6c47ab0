import { Condition as ConditionName, Token, Trait } from "@riposte/imperial-assault";
import { z } from "zod";
import { Amount } from "../amount.js";
import { Filter, Ref, Who } from "../filter.js";
import { optional, to } from "./words.js";

/** What is done to figures. */
export const figuresSteps = {
  "do:damage": z.strictObject({ to, amount: Amount }).meta({ description: "Deals damage" }),
  "do:damage-objects": z
    .strictObject({
      fromSpace: z.string().optional(),
      from: Ref.default("self"),
      within: z.int().min(0),
      amount: Amount,
    })
    .meta({ description: "Deals damage to objects of the mission near a bound space, or near a figure" }),
  "do:strain": z.strictObject({ to, amount: Amount.default(1) }).meta({ description: "Gives strain" }),
  "do:ease-strain": z
    .strictObject({ who: Ref.default("subject"), amount: Amount.default(1) })
    .meta({ description: "At figure:straining, strained or hurting: so much of the strain is prevented" }),
  "do:rule-strain": z
    .strictObject({ who: Ref.default("subject") })
    .meta({ description: "At figure:straining or strained: its player's choices about the strain are yours" }),
  "do:recover": z.strictObject({ to, amount: Amount }).meta({ description: "Recovers damage" }),
  "do:gain": z.strictObject({ to, condition: ConditionName }).meta({ description: "Gives a condition" }),
  "do:lose": z
    .strictObject({
      to,
      condition: z.union([ConditionName, z.enum(["harmful", "any"])]),
      all: z.boolean().default(false).meta({ description: "All of them, not one of the chooser's choice" }),
      optional,
    })
    .meta({ description: "Takes conditions away" }),
  "do:revive": z
    .strictObject({
      from: Filter.meta({ description: "Which of the defeated friendly figures: what its card says" }),
      near: z.enum(["self", "group"]).meta({ description: "Adjacent to whom: the ability's figure, or its own group" }),
    })
    .meta({ description: "A defeated friendly figure returns to an empty space" }),
  "do:defeat": z
    .strictObject({ to, half: z.boolean().default(false).meta({ description: "Worth half its points" }) })
    .meta({ description: "Defeats without damage" }),
  "do:incapacitate": z
    .strictObject({ to })
    .meta({ description: "It stays, and neither does nor suffers anything any more" }),
  "do:token": z
    .strictObject({
      to,
      token: Token,
      amount: Amount.default(1),
      distribute: z.boolean().default(false).meta({ description: "So many in all, shared out among `to`" }),
    })
    .meta({ description: "Gives power tokens, where the composition has them" }),
  "do:strip": z
    .strictObject({
      to,
      only: z.literal("token").optional().meta({ description: "Power tokens only" }),
      gives: Ref.optional().meta({ description: "Who gets what is taken" }),
    })
    .meta({ description: "Takes a condition or a power token away" }),
  "do:lend-token": z
    .strictObject({ of: Ref.default("target"), to: Ref, token: Token })
    .meta({ description: "A figure spends a power token of another in the attack under way" }),
  "do:trait": z
    .strictObject({
      who: Ref.default("self"),
      trait: Trait,
      scope: z.enum(["activation", "round", "game"]).default("round"),
    })
    .meta({ description: "Gives a figure a trait for some time" }),
  "do:lay": z
    .strictObject({ token: z.string(), space: z.string().default("space") })
    .meta({ description: "Puts the ability's one token of this name on a bound space; `fromSpace` finds it" }),
  "do:lift": z.strictObject({ token: z.string() }).meta({ description: "Takes that token off the map" }),
  "do:mark": z
    .strictObject({
      on: Who,
      mark: z.string(),
      scope: z
        .enum(["attack", "activation", "round", "whole-round", "game"])
        .default("game")
        .meta({ description: "whole-round: also while the end of the round is dealt with" }),
    })
    .meta({ description: "Puts a token of the ability's own on a figure; `marked` finds it" }),
  "do:check": z
    .strictObject({ to })
    .meta({ description: "A figure that has suffered as much as its Health falls now, unless that is prevented" }),
};
