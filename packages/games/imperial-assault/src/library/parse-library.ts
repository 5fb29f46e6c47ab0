import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { type Problem, schemaProblems } from "../facts/problems.js";
import type { Surge } from "../facts/surge.js";
import { EntryType, LIBRARY_PROPERTIES, type LibraryRegistry, type Owned, ownersOf } from "./registry.js";
import { parseSurgeId } from "./surge-id.js";

/** An entry with its properties checked, by owner. */
interface LibraryEntry {
  readonly id: string;
  readonly type: EntryType;
  /** The id where the entry has no label. */
  readonly label: string;
  readonly logMessage?: string;
  readonly wiredStatus?: "wired" | "partial" | "unwired";
  readonly owned: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What a surge entry gives. */
  readonly surge?: Surge;
}

/** An ability library, read. */
export interface Library {
  readonly source: string;
  readonly entries: Readonly<Record<string, LibraryEntry>>;
}

export type ParsedLibrary =
  | { readonly ok: true; readonly library: Library }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface LibraryOptions {
  readonly registry: LibraryRegistry;
  /** Ids of the named surge abilities that a plugin owns. */
  readonly namedSurges?: Iterable<string>;
  readonly file?: string;
}

const Envelope = z.strictObject({
  $schema: z.string().optional(),
  source: z.string(),
  abilities: z.record(z.string().min(1), z.looseObject({ type: EntryType })),
});

/** Reads `{ source, abilities: { id: { type, label, … } } }`; a property that no plugin owns is reported, never ignored. */
export function parseLibrary(json: unknown, options: LibraryOptions): ParsedLibrary {
  const { registry, namedSurges = [], file = "ability-library.json" } = options;
  const problems: Problem[] = [...schemaProblems(Envelope, json, file)];
  const rows = typeof json === "object" && json !== null ? (json as { abilities?: unknown }).abilities : undefined;
  const named = [...namedSurges];
  const entries: Record<string, LibraryEntry> = {};
  for (const [id, row] of Object.entries(typeof rows === "object" && rows !== null ? rows : {})) {
    const type = EntryType.safeParse((row as { type?: unknown } | null)?.type);
    // The envelope has already reported a type it does not know.
    if (!type.success) continue;
    const read = readEntry(id, type.data, row as Readonly<Record<string, unknown>>, registry, named);
    if ("problems" in read) problems.push(...read.problems.map((problem) => ({ file, ...problem })));
    else entries[id] = read;
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, library: { source: (json as { source: string }).source, entries } };
}

type Found = Omit<Problem, "file">;

function readEntry(
  id: string,
  type: EntryType,
  row: Readonly<Record<string, unknown>>,
  registry: LibraryRegistry,
  named: readonly string[],
): LibraryEntry | { readonly problems: readonly Found[] } {
  const { type: _, ...properties } = row;
  const owners = ownersOf(registry, type);
  const path = `abilities["${id}"]`;
  if (owners.length === 0) {
    const known = EntryType.options.filter((other) => ownersOf(registry, other).length > 0);
    const message = `No plugin owns the type "${type}"; here there are ${known.join(", ") || "none"}.`;
    return { problems: [{ path: `${path}.type`, message }] };
  }
  const problems: Found[] = unowned(properties, type, owners, registry).map(({ property, message }) => ({
    path: `${path}.${property}`,
    message,
  }));
  const common = part(LIBRARY_PROPERTIES, properties, path, problems);
  const owned = Object.fromEntries(
    owners.map(({ owner, schema }) => [owner, part(schema, properties, path, problems)] as const),
  );
  const surge = type === "surge" ? parseSurgeId(id, named) : undefined;
  if (surge?.ok === false) problems.push({ path, message: surge.message });
  if (problems.length > 0) return { problems };
  const bought = surge?.ok === true ? { surge: withCost(surge.surge, properties.surgeCost) } : {};
  return { id, type, label: id, ...common, owned, ...bought };
}

/** The properties of one owner, checked; problems go to the list. */
function part(
  schema: z.ZodObject,
  properties: Readonly<Record<string, unknown>>,
  path: string,
  problems: Found[],
): Readonly<Record<string, unknown>> {
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => Object.hasOwn(schema.shape, name)));
  const parsed = schema.safeParse(own);
  if (parsed.success) return parsed.data;
  const found = schemaProblems(schema, own, "", `${path}.`);
  problems.push(...found.map((problem) => ({ path: problem.path.replace("..", "."), message: problem.message })));
  return {};
}

function unowned(
  properties: Readonly<Record<string, unknown>>,
  type: EntryType,
  owners: readonly Owned[],
  registry: LibraryRegistry,
): readonly { readonly property: string; readonly message: string }[] {
  const known = [...Object.keys(LIBRARY_PROPERTIES.shape), ...owners.flatMap((owner) => owner.properties)];
  return Object.keys(properties)
    .filter((property) => !known.includes(property))
    .map((property) => {
      const elsewhere = EntryType.options.filter((other) =>
        ownersOf(registry, other).some((owner) => owner.properties.includes(property)),
      );
      const hint =
        elsewhere.length > 0 ? ` It belongs to ${elsewhere.join(", ")} entries.` : didYouMean(property, known);
      return { property, message: `No plugin owns the property "${property}" of ${type} entries.${hint}` };
    });
}

const withCost = (surge: Surge, cost: unknown): Surge =>
  typeof cost === "number" && cost > 1 ? { ...surge, surgeCost: cost } : surge;
