import { z } from "zod";
import { SeedMechanic } from "../older-form/older-mechanic.js";
import { Template } from "./mechanic.js";

/** A file of the library in our form. */
export const LibraryFile = z.strictObject({ $schema: z.string().optional(), templates: z.array(Template) });

/** A file of the library in the older form: one ability, named by the file, with a mechanic or several. */
export const SeedFile = z.array(SeedMechanic).min(1);
