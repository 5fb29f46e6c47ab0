/** What an ability speaks of: the words its filters ask for, and those they rule out. */
export interface Words {
  readonly types: readonly string[];
  readonly names: readonly string[];
  readonly attributes: readonly string[];
  readonly colors: readonly string[];
  /** Names and types that some filter rules out, by kind: `names:Nami`. */
  readonly ruledOut: readonly string[];
}

/** Gathers the words of a card's abilities. */
export function wordsOf(abilities: unknown): Words {
  const found = {
    types: new Set<string>(),
    names: new Set<string>(),
    attributes: new Set<string>(),
    colors: new Set<string>(),
  };
  const ruledOut = new Set<string>();
  const walk = (value: unknown, isNot: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const kind = KINDS[key];
      const words = [inner].flat().filter((word): word is string => typeof word === "string");
      if (kind !== undefined)
        for (const word of words) (isNot ? ruledOut : found[kind]).add(isNot ? `${kind}:${word}` : word);
      walk(inner, key === "not" && isFilter(inner) ? !isNot : isNot);
    }
  };
  walk(abilities, false);
  const list = (words: Set<string>) => [...words];
  return {
    types: list(found.types),
    names: list(found.names),
    attributes: list(found.attributes),
    colors: list(found.colors),
    ruledOut: list(ruledOut),
  };
}

/** "You do not have X" asks for X as well; only filters rule cards out. */
const isFilter = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !("exists" in value) && !("number" in value) && !("all" in value);

const KINDS: Readonly<Record<string, "types" | "names" | "attributes" | "colors">> = {
  types: "types",
  typeIncludes: "types",
  name: "names",
  nameIncludes: "names",
  attribute: "attributes",
  color: "colors",
};
