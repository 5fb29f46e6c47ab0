import { readQuantity, spellQuantity } from "@riposte/warhammer-40k";
import { type Library, normalise } from "./library.js";
import type { Template } from "./schema/mechanic.js";

/** An ability as printed: which one, and its parameters. */
export interface ParsedAttribute {
  readonly key: string;
  /** A number, or dice as written: "D6+3". */
  readonly param?: number | string;
  readonly keyword?: string;
}

/**
 * Reads an ability's printed words; nothing where the library does not know them or the parameter is not of its kind.
 *
 * @example
 * parseParameterisedAttribute(library, "ANTI-INFANTRY 4+"); // { key: "anti", param: 4, keyword: "INFANTRY" }
 */
export function parseParameterisedAttribute(library: Library, text: string): ParsedAttribute | undefined {
  const words = normalise(text);
  for (const { words: alias, template } of library.words) {
    if (words !== alias && !words.startsWith(`${alias} `)) continue;
    const parsed = readTail(template, words.slice(alias.length).trim());
    if (parsed !== undefined) return { key: template.key, ...parsed };
  }
  return undefined;
}

function readTail({ params }: Template, tail: string): Omit<ParsedAttribute, "key"> | undefined {
  if (!params.keyword) return readParam(params.x, tail);
  const at = tail.lastIndexOf(" ");
  const param = at < 0 ? undefined : readParam(params.x, tail.slice(at + 1));
  return param === undefined ? undefined : { ...param, keyword: tail.slice(0, at).toUpperCase() };
}

function readParam(kind: Template["params"]["x"], written: string): Omit<ParsedAttribute, "key"> | undefined {
  if (kind === undefined) return written === "" ? {} : undefined;
  const found = kind === "threshold" ? written.replace(/\+$/, "") : written;
  const quantity = readQuantity(found);
  if (quantity === undefined) return undefined;
  if (quantity.dice > 0) return kind === "int" || kind === "threshold" ? undefined : { param: spellQuantity(quantity) };
  const isInRange = kind !== "threshold" || (quantity.plus >= 2 && quantity.plus <= 6);
  return isInRange ? { param: quantity.plus } : undefined;
}
