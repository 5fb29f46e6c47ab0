import { fileSchemas } from "@riposte/kernel/data";
import type { z } from "zod";
import { glossary } from "./glossary.js";
import { StratagemFile } from "./stratagem.js";

/** What stratagem files hold, by the name of their schema. */
export const commandChoicesFiles: Readonly<Record<string, z.ZodType>> = {
  "warhammer-40k-stratagems.json": StratagemFile.meta({ title: "Warhammer 40,000 stratagems" }),
};

/** The JSON Schema of stratagem files, by the file name that their `$schema` points at. */
export const commandChoicesSchemas = (): Readonly<Record<string, object>> => fileSchemas(commandChoicesFiles, glossary);
