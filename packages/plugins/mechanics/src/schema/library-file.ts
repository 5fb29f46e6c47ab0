import { z } from "zod";
import { OlderMechanic } from "../older-form/older-mechanic.js";
import { Template } from "./mechanic.js";

/** A file of the library in our form. */
export const LibraryFile = z.strictObject({ $schema: z.string().optional(), templates: z.array(Template) });

/** A file of the library in the older form: one ability, named by the file, with a mechanic or several. */
export const OlderFile = z.array(OlderMechanic).min(1);
