/** A name in brackets that no card has. */
export interface StrangeName {
  readonly name: string;
  /** A card whose name begins the same, which is probably meant. */
  readonly like?: string;
}

/** Every name that some card has. */
export type Known = ReadonlySet<string>;

interface Named {
  readonly name: string;
  /** What its lines say of the card itself. */
  readonly facts: readonly Readonly<Record<string, unknown>>[];
}

/** The names of cards, and those they are treated as having too. */
export const knownNames = (cards: readonly Named[]): Known =>
  new Set(
    cards.flatMap(({ name, facts }) => [
      name,
      ...facts.flatMap(({ alsoNamed = [] }) => alsoNamed as readonly string[]),
    ]),
  );

/** The names abilities speak of that no card has: cut or misspelt, or of a set that is not in the dump. */
export function strangeNames(abilities: readonly unknown[], known: Known): readonly StrangeName[] {
  return [...new Set(namesIn(abilities))].flatMap((name) => {
    if (known.has(name)) return [];
    const stem = name.trim().toLowerCase();
    const like = [...known].find((one) => one.toLowerCase().startsWith(stem));
    return [{ name, ...(like !== undefined && { like }) }];
  });
}

/** Every name a filter asks for, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "name" ? [inner].flat().filter((name): name is string => typeof name === "string") : namesIn(inner),
  );
}
