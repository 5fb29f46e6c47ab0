import { z } from "zod";
import { Ability, Detachment } from "../unit/ability.js";
import { Unit } from "../unit/unit.js";

const Name = z.string().min(1).max(200);

/** What a detachment lets a character have, for points. */
const enhancementSchema = z.strictObject({
  name: Name,
  points: z.int().min(0).max(10_000).default(0),
  detachment: Name.optional().meta({ description: "The detachment it belongs to" }),
  upgrade: z.boolean().optional().meta({ description: "For units that are no CHARACTER, up to three of a kind" }),
  abilities: z.array(Ability).max(100).default([]),
});
export interface Enhancement extends z.infer<typeof enhancementSchema> {}

/** A file of units, and of what lists of their faction choose from. */
const datasheetFileSchema = z.strictObject({
  $schema: z.string().max(200).optional(),
  edition: Name.optional().meta({ description: "The edition its numbers are of, such as 11; the 10th when left out" }),
  faction: Name.optional(),
  units: z.array(Unit).max(5000),
  enhancements: z.array(enhancementSchema).max(1000).default([]),
  detachments: z.array(Detachment).max(200).default([]).meta({ description: "Detachments with their rules" }),
});
export interface DatasheetFile extends z.infer<typeof datasheetFileSchema> {}
export const DatasheetFile: z.ZodType<DatasheetFile> = datasheetFileSchema;
