import type { CardFacts } from "@riposte/one-piece";

/** A name in brackets that no card has. */
export interface StrangeName {
  readonly card: string;
  readonly name: string;
  /** A card whose name begins the same, which is probably meant. */
  readonly like?: string;
}

/** The names cards speak of that none of them has: cut or misspelt, or of a set that is not in the dump. */
export function strangeNames(cards: readonly CardFacts[]): readonly StrangeName[] {
  const known = new Set(cards.flatMap(({ name, alsoNamed = [] }) => [name, ...alsoNamed]));
  return cards.flatMap(({ id, abilities = [] }) =>
    [...new Set(namesIn(abilities))].flatMap((name) => {
      if (known.has(name)) return [];
      const stem = name.trim().toLowerCase();
      const like = [...known].find((one) => one.toLowerCase().startsWith(stem));
      return [{ card: id, name, ...(like !== undefined && { like }) }];
    }),
  );
}

/** Every name a filter asks for, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "name" ? [inner].flat().filter((name): name is string => typeof name === "string") : namesIn(inner),
  );
}
