import { z } from "zod";
import { OlderMechanic } from "../older-form/older-mechanic.js";
import { Template } from "./mechanic.js";

/** A file of the library in our form. */
export const LibraryFile = z.strictObject({
  $schema: z.string().optional(),
  scoped: z
    .boolean()
    .default(false)
    .meta({ description: 'Abilities may be for some targets only: "Lethal Hits: INFANTRY", "Anti-non-VEHICLE 4+"' }),
  oneInstance: z
    .boolean()
    .default(false)
    .meta({ description: "Of one ability in several forms the attacker picks one" }),
  templates: z.array(Template),
});

/** A file of the library in the older form: one ability, named by the file, with a mechanic or several. */
export const OlderFile = z.array(OlderMechanic).min(1);
