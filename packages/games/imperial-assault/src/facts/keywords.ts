import { z } from "zod";
import { Condition } from "./vocabulary.js";

/** Keywords that are either there or not. */
export const Keyword = z.enum(["reach", "mobile", "massive", "efficientTravel", "priorityTarget", "professional"]);
export type Keyword = z.infer<typeof Keyword>;

const flag = z.literal(true).optional();

/** The ability bar of a card: modifiers of its own results, and keywords (rules 8.2). */
const keywordsSchema = z
  .strictObject({
    accuracy: z.int().optional(),
    hit: z.int().optional(),
    surge: z.int().optional(),
    block: z.int().optional(),
    evade: z.int().optional(),
    dodge: z.int().optional(),
    pierce: z.int().min(1).optional(),
    blast: z.int().min(1).optional(),
    cleave: z.int().min(1).optional(),
    conditions: z.array(Condition).min(1).optional().meta({ description: "Gained by a damaged target" }),
    reach: flag,
    mobile: flag,
    massive: flag,
    efficientTravel: flag,
    priorityTarget: flag,
    professional: flag,
  })
  .meta({ description: "Attack symbols count when attacking, defense symbols when defending" });
export interface Keywords extends z.infer<typeof keywordsSchema> {}
export const Keywords: z.ZodType<Keywords> = keywordsSchema;
