import { KernelError } from "@riposte/kernel";
import { z } from "zod";

/** The types of entries in an ability library. */
export const EntryType = z.enum(["surge", "specialAction", "passive", "triggered", "ccEffect"]);
export type EntryType = z.infer<typeof EntryType>;

/** Who owns which properties of which entry type: owner name, then type, then an object schema of the properties. */
export type LibraryRegistry = Readonly<Record<string, Partial<Readonly<Record<EntryType, z.ZodObject>>>>>;

/** What one owner says about a type. */
export interface Owned {
  readonly owner: string;
  readonly schema: z.ZodObject;
  readonly properties: readonly string[];
}

/** Properties that belong to the library itself, whatever the type. */
export const LIBRARY_PROPERTIES = z.strictObject({
  label: z.string().min(1).optional().meta({ description: "For display" }),
  logMessage: z.string().min(1).optional().meta({ description: "Written to the log when it is used" }),
  wiredStatus: z.enum(["wired", "partial", "unwired"]).optional().meta({
    description: "What the author believes; the computed status must agree",
  }),
});

/** The owners of a type, in the registry's order; two owners of one property are a mistake of the programmer. */
export function ownersOf(registry: LibraryRegistry, type: EntryType): readonly Owned[] {
  const taken = new Map<string, string>([...Object.keys(LIBRARY_PROPERTIES.shape), "type"].map((p) => [p, "library"]));
  return Object.entries(registry).flatMap(([owner, types]) => {
    const schema = types[type];
    if (schema === undefined) return [];
    const properties = Object.keys(schema.shape);
    for (const property of properties) {
      const other = taken.get(property);
      if (other !== undefined) {
        const message = `"${owner}" and "${other}" both own the property "${property}" of ${type} entries.`;
        throw new KernelError("DECLARATION_INVALID", `${message} Let one of them own it.`);
      }
      taken.set(property, owner);
    }
    return [{ owner, schema, properties }];
  });
}
