import { KernelError } from "@riposte/kernel";
import type { z } from "zod";
import { compileTemplate } from "./older-form/compile.js";
import { normalise } from "./printed-words.js";
import { LibraryFile, OlderFile } from "./schema/library-file.js";
import type { Template } from "./schema/mechanic.js";

/** Printed words that stand for an ability, and where its parameters are in them. */
export interface Wording {
  readonly words: string;
  readonly pattern: RegExp;
  readonly template: Template;
}

/** Abilities by key, and what printed words stand for them. */
export interface Library {
  readonly templates: ReadonlyMap<string, Template>;
  /** Those with the most fixed words first. */
  readonly wordings: readonly Wording[];
  /** May an ability be for some targets only, as in "Lethal Hits: INFANTRY"? */
  readonly isScoped: boolean;
  /** Does the attacker pick one of several forms of an ability, instead of having all? */
  readonly isOneInstance: boolean;
  /** Are abilities here other than those they were read with, because an edition changed them? */
  readonly isChanged: boolean;
  /** The same game by other editions: what they know that this one does not. */
  readonly others: Others;
}

/** Libraries by the name of their edition, read when asked for. */
type Others = Readonly<Record<string, () => Library>>;

type Files = Readonly<Record<string, unknown>>;

/**
 * Reads library files, in our form or the older one; every problem is said at once. What an edition changes stands in the
 * place of abilities of the same key; `others` are asked about words that this library does not know.
 */
export function readLibrary(files: Files, changed: Files = {}, others: Others = {}): Library {
  const problems: string[] = [];
  const templates = new Map([...readAll(files, problems), ...readAll(changed, problems)]);
  const says = (what: "scoped" | "oneInstance") =>
    [...Object.values(files), ...Object.values(changed)].some(
      (file) => (file as Readonly<Record<string, unknown>> | null)?.[what] === true,
    );
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  const wordings = [...templates.values()]
    .flatMap((template) => [template.key, ...template.aliases].flatMap((alias) => wordingsOf(template, alias)))
    .toSorted((one, other) => other.words.length - one.words.length || (one.words < other.words ? -1 : 1));
  return {
    templates,
    wordings,
    isScoped: says("scoped"),
    isOneInstance: says("oneInstance"),
    isChanged: Object.keys(changed).length > 0,
    others,
  };
}

function readAll(files: Files, problems: string[]): ReadonlyMap<string, Template> {
  const templates = new Map<string, Template>();
  for (const [file, written] of Object.entries(files))
    for (const template of readFile(file, written, problems)) {
      if (templates.has(template.key)) problems.push(`${file}: the ability "${template.key}" is there twice.`);
      templates.set(template.key, template);
    }
  return templates;
}

function readFile(file: string, written: unknown, problems: string[]): readonly Template[] {
  if (typeof written === "object" && written !== null && "templates" in written)
    return checked(LibraryFile, file, written, problems)?.templates ?? [];
  const older = checked(OlderFile, file, Array.isArray(written) ? written : [written], problems);
  const key = (file.split("/").at(-1) ?? file).replace(/\.json$/, "");
  try {
    return older === undefined ? [] : [compileTemplate(key, file.includes("weapon") ? "weapon" : "unit", older)];
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    problems.push(`${file}: ${error.message.slice(error.code.length + 2)}`);
    return [];
  }
}

function checked<T>(schema: z.ZodType<T>, file: string, written: unknown, problems: string[]): T | undefined {
  const parsed = schema.safeParse(written);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) problems.push(`${file} ${path.join(".")}: ${message}`);
  return undefined;
}

const X = "(?<x>\\d*d[36](?: ?\\+ ?\\d+)?|\\d+ ?\\+?)";

/** An alias as a pattern; parameters it does not place stand at its end, an optional one also nowhere. */
function wordingsOf(template: Template, alias: string): readonly Wording[] {
  const { x, keyword, otherwise } = template.params;
  const isPlaced = alias.includes("{");
  const placed = isPlaced ? alias : [alias, keyword ? "{keyword}" : "", x === undefined ? "" : "{x}"].join(" ");
  const spelled = !isPlaced && otherwise !== undefined ? [placed, alias] : [placed];
  return spelled.map((text) => {
    const parts = text.split(/(\{x\}|\{keyword\})/).map((part) => ({ part, words: normalise(part) }));
    const source = parts.map(({ part, words }) =>
      part === "{x}" ? X : part === "{keyword}" ? "(?<keyword>.+)" : words.replace(/[.*+?^$()|[\]\\]/g, "\\$&"),
    );
    return {
      words: parts.flatMap(({ part, words }) => (part.startsWith("{") || words === "" ? [] : [words])).join(" "),
      pattern: new RegExp(`^${source.filter((one) => one !== "").join(" ")}$`),
      template,
    };
  });
}
