import { withGlossary } from "@riposte/kernel";
import { z } from "zod";
import { glossary } from "./glossary.js";
import { LibraryFile } from "./schema/library-file.js";

/** The JSON Schema of library files, by the file name that their `$schema` points at. */
export const mechanicsSchemas = (): Readonly<Record<string, object>> => ({
  "warhammer-40k-mechanics.json": withGlossary(
    z.toJSONSchema(LibraryFile.meta({ title: "Warhammer 40,000 mechanics" }), { io: "input" }),
    glossary,
  ),
});
