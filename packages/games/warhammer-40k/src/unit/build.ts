import { z } from "zod";
import { Grant } from "./ability.js";

const Name = z.string().min(1).max(200);
const HowMany = z.int().min(0).max(100).meta({ description: "A number of models" });

/** A composition: so many models of each group, or of several together. A datasheet may print several; one is taken. */
const Size = z
  .array(
    z.strictObject({
      models: z.array(Name).min(1).max(50).meta({ description: "Ids of groups: their sum is limited" }),
      least: HowMany,
      most: HowMany,
    }),
  )
  .min(1)
  .max(100);

/** How many models may take an option: so many, for every so many in the unit; all of them when left out. */
const Limit = z.strictObject({
  count: z.int().min(1).max(100),
  per: z.int().min(1).max(100).optional().meta({ description: "For every so many models in the unit" }),
});

const Things = z.array(z.strictObject({ name: Name, each: z.int().min(1).max(20).default(1) })).max(20);

/** Wargear that models may have instead of, or beside, what they begin with. Things are ids of weapons, or names. */
const Option = z.strictObject({
  models: z.array(Name).max(50).optional().meta({ description: "Groups that may take it; any when left out" }),
  limit: Limit.optional().meta({ description: "How many models may; every one when left out" }),
  replaces: Things.default([]).meta({ description: "What they give up for it" }),
  oneOf: z.array(Things).min(1).max(100).meta({ description: "What they get: one of these" }),
  upTo: z.int().min(1).max(20).optional().meta({ description: "How many of these each may have; one when left out" }),
});

/** What a datasheet lets its owner choose when he writes a list; in a battle it is chosen, and left out. */
const buildSchema = z.strictObject({
  sizes: z.array(Size).max(50).default([]).meta({ description: "Compositions: one of these" }),
  costs: z
    .array(z.strictObject({ models: z.int().min(0).max(1000), points: z.int().min(0).max(10_000) }))
    .max(100)
    .default([])
    .meta({ description: "Points for so many models" }),
  dearer: z
    .strictObject({
      after: z.int().min(1).max(100).meta({ description: "How many cost what is printed" }),
      points: z.int().min(0).max(10_000),
    })
    .optional()
    .meta({ description: "Points that every copy costs more after so many of them" }),
  options: z.array(Option).max(200).default([]).meta({ description: "Wargear to choose from" }),
  wargear: z.array(Grant).max(100).default([]).meta({ description: "Wargear to choose that gives abilities" }),
});
export interface Build extends z.infer<typeof buildSchema> {}
export const Build: z.ZodType<Build> = buildSchema;
