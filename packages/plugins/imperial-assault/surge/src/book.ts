import {
  type Library,
  type LibraryRegistry,
  parseLibrary,
  parseSurgeId,
  type Surge as SurgeAbility,
  spellSurge,
} from "@riposte/imperial-assault";
import { KernelError } from "@riposte/kernel";
import { z } from "zod";

/** The properties of `surge` entries in the ability library that this plugin owns. */
export const surgeEntries: LibraryRegistry = {
  surge: { surge: z.strictObject({ surgeCost: z.int().min(1).default(1) }) },
};

/** Surge abilities by id, turned into fields once. */
export interface SurgeBook {
  /** The ability an id stands for; an id that no plugin owns is an error that names the nearest known one. */
  surgeOf(id: string): SurgeAbility;
  /** How an ability is spelled; worked out once for each. */
  spellingOf(surge: SurgeAbility): string;
  /** How the library labels an ability; its spelling where it does not. */
  labelOf(surge: SurgeAbility): string;
}

export interface BookOptions {
  /** An ability library, as JSON or read already. */
  readonly library?: unknown;
  /** Ids of named surge abilities that a plugin owns. */
  readonly named?: Iterable<string>;
}

/**
 * Reads a library of surge abilities, `{ source, abilities: { "pierce 2": { type: "surge", label } } }`.
 *
 * @example
 * surgeBook().surgeOf("pierce 1, weaken"); // { pierce: 1, conditions: ["weaken"] }
 */
export function surgeBook({ library, named = [] }: BookOptions = {}): SurgeBook {
  const names = [...named];
  const entries = library === undefined ? {} : readLibrary(library, names).entries;
  const labels = new Map<string, string>();
  for (const { surge, label, id } of Object.values(entries)) {
    if (surge !== undefined && label !== id) labels.set(keyOf(surge), label);
  }
  const spellings = new WeakMap<SurgeAbility, string>();
  const spellingOf = (surge: SurgeAbility): string => {
    const known = spellings.get(surge) ?? spellSurge(surge);
    spellings.set(surge, known);
    return known;
  };
  return {
    spellingOf,
    surgeOf(id) {
      const known = entries[id]?.surge;
      if (known !== undefined) return known;
      const parsed = parseSurgeId(id, names);
      if (parsed.ok) return parsed.surge;
      throw new KernelError("UNKNOWN_NAME", parsed.message);
    },
    labelOf: (surge) => labels.get(keyOf(surge)) ?? spellingOf(surge),
  };
}

const keyOf = (surge: SurgeAbility): string => `${surge.surgeCost ?? 1} ${spellSurge(surge)}`;

function readLibrary(library: unknown, named: readonly string[]): Library {
  const parsed = parseLibrary(library, { registry: surgeEntries, namedSurges: named });
  if (parsed.ok) return parsed.library;
  const problems = parsed.problems.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
}
