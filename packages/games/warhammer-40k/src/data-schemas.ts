import { withGlossary } from "@riposte/kernel";
import { z } from "zod";
import { glossary } from "./glossary.js";
import { ArmyFile } from "./setup/army-list.js";
import { Unit } from "./unit/unit.js";

/** A file of units. */
const DatasheetFile = z.strictObject({ $schema: z.string().optional(), units: z.array(Unit) });

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export function warhammer40kSchemas(): Readonly<Record<string, object>> {
  const files = { datasheets: DatasheetFile, army: ArmyFile };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `warhammer-40k-${name}.json`,
      withGlossary(z.toJSONSchema(file.meta({ title: `Warhammer 40,000 ${name}` }), { io: "input" }), glossary),
    ]),
  );
}
