import { readQuantity, spellQuantity } from "@riposte/warhammer-40k";
import type { Library, Wording } from "./library.js";
import { normalise } from "./printed-words.js";
import type { ParamKind } from "./schema/mechanic.js";

/** An ability as printed: which one, and its parameters. */
export interface ParsedAttribute {
  readonly key: string;
  /** A number, or dice as written: "D6+3". */
  readonly param?: number | string;
  readonly keyword?: string;
  /** Keywords of the targets it is for, "INFANTRY/BEASTS"; with "NON " before them of those it is not for. */
  readonly scope?: string;
}

const known = new WeakMap<Library, Map<string, ParsedAttribute | undefined>>();

/**
 * Reads an ability's printed words; nothing where the library does not know them or the parameter is not of its kind.
 *
 * @example
 * parseParameterisedAttribute(library, "ANTI-INFANTRY 4+"); // { key: "anti", param: 4, keyword: "INFANTRY" }
 */
export function parseParameterisedAttribute(library: Library, text: string): ParsedAttribute | undefined {
  const read = known.get(library) ?? new Map<string, ParsedAttribute | undefined>();
  known.set(library, read);
  if (!read.has(text)) read.set(text, parse(library, text));
  return read.get(text);
}

/** "NAME: KEYWORDS", or "NAME (KEYWORDS)". */
const SCOPED = /^([^:(]+?)(?:\s*:\s*|\s*\()([^:()]+)\)?$/;

/** All the words, or those before the targets that it is for. */
function parse(library: Library, text: string): ParsedAttribute | undefined {
  const whole = parseWords(library, normalise(text));
  if (whole !== undefined || !library.isScoped) return whole;
  const [, name, targets] = SCOPED.exec(text) ?? [];
  const parsed = name === undefined ? undefined : parseWords(library, normalise(name));
  return parsed === undefined ? undefined : { ...parsed, scope: normalise(targets as string).toUpperCase() };
}

function parseWords(library: Library, words: string): ParsedAttribute | undefined {
  for (const wording of library.wordings) {
    const found = wording.pattern.exec(words);
    const parsed = found === null ? undefined : readParams(wording, found.groups ?? {});
    if (parsed !== undefined && (library.isScoped || parsed.keyword?.startsWith("NON ") !== true)) return parsed;
  }
  return undefined;
}

function readParams(
  { template }: Wording,
  { x, keyword }: Readonly<Record<string, string | undefined>>,
): ParsedAttribute | undefined {
  const { key, params } = template;
  const param = x === undefined ? params.otherwise : readParam(params.x as ParamKind, x);
  if (params.x !== undefined && param === undefined) return undefined;
  return {
    key,
    ...(param === undefined ? {} : { param }),
    ...(keyword === undefined ? {} : { keyword: keyword.toUpperCase() }),
  };
}

/** A parameter of the kind the ability takes; the plus of a threshold may be missing. */
function readParam(kind: ParamKind, written: string): number | string | undefined {
  const quantity = readQuantity(written.replace(kind === "threshold" ? /\s*\+$/ : /$^/, "").replaceAll(" ", ""));
  if (quantity === undefined) return undefined;
  if (quantity.dice > 0) return kind === "int" || kind === "threshold" ? undefined : spellQuantity(quantity);
  const isInRange = kind === "threshold" ? quantity.plus >= 2 && quantity.plus <= 6 : quantity.plus >= 1;
  return isInRange ? quantity.plus : undefined;
}
