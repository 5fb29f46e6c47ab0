import { fileSchemas } from "@riposte/kernel/data";
import type { z } from "zod";
import { glossary } from "./glossary.js";
import { ArmyFile } from "./setup/army-list.js";
import { DatasheetFile } from "./setup/datasheet-file.js";

/** What each data file holds, by the name of its schema. */
export const warhammer40kFiles: Readonly<Record<string, z.ZodType>> = {
  "warhammer-40k-datasheets.json": DatasheetFile.meta({ title: "Warhammer 40,000 datasheets" }),
  "warhammer-40k-army.json": ArmyFile.meta({ title: "Warhammer 40,000 army" }),
};

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export const warhammer40kSchemas = (): Readonly<Record<string, object>> => fileSchemas(warhammer40kFiles, glossary);
