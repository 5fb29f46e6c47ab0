import { withGlossary } from "@riposte/kernel";
import { z } from "zod";
import { glossary } from "./glossary.js";
import { StratagemFile } from "./stratagem.js";

/** The JSON Schema of stratagem files, by the file name that their `$schema` points at. */
export const commandChoicesSchemas = (): Readonly<Record<string, object>> => ({
  "warhammer-40k-stratagems.json": withGlossary(
    z.toJSONSchema(StratagemFile.meta({ title: "Warhammer 40,000 stratagems" }), { io: "input" }),
    glossary,
  ),
});
