import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { asSentence } from "../as-sentence.js";
import { placeAt } from "./place.js";
import { type Schema, schemasAt, withoutValueAt } from "./schema-at.js";

/** What the editor knows of the format. */
export interface Format {
  readonly schema: Schema;
  /** How often a word is used in our data. */
  uses(word: string): number;
}

/** Offers names of fields and words for values, as the format has them where the cursor is. */
export function completions(format: () => Format | null, valueNow: () => unknown) {
  return (context: CompletionContext): CompletionResult | null => {
    const known = format();
    if (known === null) return null;
    const place = placeAt(context.state, context.pos);
    const word = context.matchBefore(/"?[\w:.+-]*/);
    if (word === null || (word.from === word.to && !context.explicit)) return null;
    const value = place.isName ? valueNow() : withoutValueAt(valueNow(), place.path);
    const all = schemasAt(known.schema, value, place.path);
    const options = place.isName ? names(all, known) : words(all, known);
    if (options.length === 0) return null;
    const isQuoted = context.state.sliceDoc(context.pos, context.pos + 1) === '"';
    return { from: word.from, to: isQuoted ? context.pos + 1 : context.pos, options, validFor: /^"?[\w:.+-]*$/ };
  };
}

function names(schemas: readonly Schema[], format: Format): readonly Completion[] {
  const found = new Map<string, Completion>();
  for (const { properties = {}, required = [] } of schemas)
    for (const [name, property] of Object.entries(properties))
      if (!found.has(name))
        found.set(name, {
          label: `"${name}"`,
          displayLabel: name,
          apply: `"${name}": `,
          type: "property",
          detail: required.includes(name) ? "needed" : "",
          boost: required.includes(name) ? 1 : 0,
          info: property.description ?? descriptionBehind(property, format) ?? "",
        });
  return [...found.values()];
}

function words(schemas: readonly Schema[], format: Format): readonly Completion[] {
  const found = new Map<string, Completion>();
  const add = (value: unknown, info: string) => {
    const label = JSON.stringify(value);
    const uses = typeof value === "string" ? format.uses(value) : 0;
    if (!found.has(label))
      found.set(label, {
        label,
        displayLabel: String(value),
        type: "constant",
        detail: info.length > 48 ? "" : info,
        info: [info === "" ? "" : asSentence(info), uses === 0 ? "" : `Used ${uses} times in our data.`]
          .filter((text) => text !== "")
          .join(" "),
      });
  };
  for (const schema of schemas) {
    for (const value of schema.enum ?? [])
      add(value, meaning(format.schema, String(value)) ?? schema.description ?? "");
    if (schema.const !== undefined)
      add(schema.const, meaning(format.schema, String(schema.const)) ?? schema.description ?? "");
    if (schema.type === "boolean") for (const value of [true, false]) add(value, schema.description ?? "");
  }
  return [...found.values()];
}

const descriptionBehind = ({ $ref }: Schema, { schema }: Format): string | undefined =>
  $ref === undefined ? undefined : schema.$defs?.[$ref.split("/").at(-1) ?? ""]?.description;

/** What a word that tells kinds apart stands for: the description of the kind it names. */
function meaning(root: Schema, word: string): string | undefined {
  let known = meanings.get(root);
  if (known === undefined) {
    known = new Map();
    gather(root, known, new Set());
    meanings.set(root, known);
  }
  return known.get(word);
}

const meanings = new WeakMap<Schema, Map<string, string>>();

function gather(schema: unknown, found: Map<string, string>, seen: Set<unknown>): void {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const { if: condition, then, properties, description } = schema as Schema;
  for (const property of Object.values(condition?.properties ?? {}))
    if (typeof property.const === "string" && then?.description !== undefined)
      found.set(property.const, then.description);
  if (description !== undefined)
    for (const property of Object.values(properties ?? {}))
      if (typeof property.const === "string" && !found.has(property.const)) found.set(property.const, description);
  for (const inner of Object.values(schema)) gather(inner, found, seen);
}
