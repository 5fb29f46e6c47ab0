import { withGlossary } from "@riposte/kernel";
import { z } from "zod";
import { factLists } from "./facts.js";
import { glossary } from "./glossary.js";

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export function finishedSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(factLists).map(([name, list]) => {
      const file = z
        .strictObject({ $schema: z.string().optional(), [name]: list })
        .meta({ title: `Finished! ${name}`, description: "Facts that @riposte/finished is built from." });
      return [`finished-${name}.json`, withGlossary(z.toJSONSchema(file, { io: "input" }), glossary)];
    }),
  );
}
