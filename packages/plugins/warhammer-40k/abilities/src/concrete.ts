import { type Ability, quantity } from "@riposte/warhammer-40k";
import { scopedTo } from "./bind.js";
import type { Library } from "./library.js";
import { type ParsedAttribute, parseParameterisedAttribute } from "./parse-attribute.js";
import type { Mechanic, Template } from "./schema/mechanic.js";

/** An ability with its parameters filled in: it can be carried out without the library. */
export type ConcreteAbility = Exclude<Ability, string> & ParsedAttribute & { readonly mechanics: readonly Mechanic[] };

/**
 * The ability that printed words stand for, every parameter and half range a number; nothing where they are unknown.
 *
 * @example
 * concreteAbility(library, "RAPID FIRE 2", { range: 24 });
 */
export function concreteAbility(
  library: Library,
  text: string,
  { range = 0 }: { readonly range?: number } = {},
): ConcreteAbility | undefined {
  const parsed = parseParameterisedAttribute(library, text);
  const template = parsed === undefined ? undefined : library.templates.get(parsed.key);
  if (parsed === undefined || template === undefined) return undefined;
  const { scope } = parsed;
  const mechanics = template.mechanics
    .map((mechanic) => filled(mechanic, parsed, range) as Mechanic)
    .map((mechanic) => (scope === undefined ? mechanic : scopedTo(scope, mechanic)));
  return { name: spelled(template, parsed), ...parsed, mechanics };
}

function filled(part: unknown, parsed: ParsedAttribute, range: number): unknown {
  if (Array.isArray(part)) return part.map((one) => filled(one, parsed, range));
  if (typeof part !== "object" || part === null) return part;
  if ("param" in part) return part.param === "keyword" ? parsed.keyword : quantity(parsed.param ?? 0);
  if ("halfRange" in part) return { inches: range / 2 };
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, filled(one, parsed, range)]));
}

/** How we print it, whatever it was printed like: "Anti-Infantry 4+", "Scouts 6\"". */
function spelled({ key, name, params }: Template, { param, keyword, scope }: ParsedAttribute): string {
  const words = titleOf({ key, name });
  const tail =
    param === undefined ? "" : ` ${param}${params.x === "threshold" ? "+" : params.x === "inches" ? '"' : ""}`;
  const targets = scope === undefined ? "" : `: ${scope.replace(/^NON /, "non-")}`;
  return `${words}${keyword === undefined ? "" : `-${titled(keyword.toLowerCase())}`}${tail}${targets}`;
}

/** What people call an ability: its printed name, or its key with capitals. */
export const titleOf = ({ key, name }: Pick<Template, "key" | "name">): string =>
  name ?? titled(key.replaceAll("-", " "));

const titled = (text: string): string =>
  text.replace(/(^|[ -])([a-z])/g, (_, gap, letter) => gap + letter.toUpperCase());
