import { KernelError } from "@riposte/kernel";
import { LibraryFile, type Template } from "./schema/mechanic.js";

/** Abilities by key, and what printed words stand for them. */
export interface Library {
  readonly templates: ReadonlyMap<string, Template>;
  /** Templates by their normalised words, longest first. */
  readonly words: readonly { readonly words: string; readonly template: Template }[];
}

/** Reads library files; every problem is said at once. */
export function readLibrary(files: Readonly<Record<string, unknown>>): Library {
  const problems: string[] = [];
  const templates = new Map<string, Template>();
  for (const [file, written] of Object.entries(files)) {
    const parsed = LibraryFile.safeParse(written);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) problems.push(`${file} ${path.join(".")}: ${message}`);
      continue;
    }
    for (const template of parsed.data.templates) {
      if (templates.has(template.key)) problems.push(`${file}: the ability "${template.key}" is there twice.`);
      templates.set(template.key, template);
    }
  }
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  const words = [...templates.values()]
    .flatMap((template) => [template.key, ...template.aliases].map((alias) => ({ words: normalise(alias), template })))
    .toSorted((one, other) => other.words.length - one.words.length || (one.words < other.words ? -1 : 1));
  return { templates, words };
}

/** Printed words without case, hyphens, brackets, mark-up and inch marks. */
export const normalise = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212_-]/g, " ")
    .replace(/[[\](){}".,:;\u201c\u201d\u2033]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
