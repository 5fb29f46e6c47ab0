import { fileSchemas } from "@riposte/kernel/data";
import type { z } from "zod";
import { glossary } from "./glossary.js";
import { LibraryFile } from "./schema/library-file.js";

/** What library files hold, by the name of their schema. */
export const mechanicsFiles: Readonly<Record<string, z.ZodType>> = {
  "warhammer-40k-mechanics.json": LibraryFile.meta({ title: "Warhammer 40,000 mechanics" }),
};

/** The JSON Schema of library files, by the file name that their `$schema` points at. */
export const mechanicsSchemas = (): Readonly<Record<string, object>> => fileSchemas(mechanicsFiles, glossary);
