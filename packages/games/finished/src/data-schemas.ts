import { fileSchemas } from "@riposte/kernel/data";
import { z } from "zod";
import { factLists } from "./facts.js";
import { glossary } from "./glossary.js";

/** What each data file holds, by the name of its schema. */
export const finishedFiles: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(factLists).map(([name, list]) => [
    `finished-${name}.json`,
    z
      .strictObject({ $schema: z.string().optional(), [name]: list })
      .meta({ title: `Finished! ${name}`, description: "Facts that @riposte/finished is built from." }),
  ]),
);

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export const finishedSchemas = (): Readonly<Record<string, object>> => fileSchemas(finishedFiles, glossary);
