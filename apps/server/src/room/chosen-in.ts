/** Names of what a match was set up with, by what was chosen; nothing where a player brought it. */
export type Chosen = Readonly<Record<string, string | null | readonly (string | null)[]>>;

/**
 * What guests may read of a setup: numbers and names of ready things, one for all or one for each of the seats, never a list that
 * a player wrote. Nothing where a position was written.
 */
export function chosenIn(setup: unknown, seats: number): Chosen | null {
  if (typeof setup !== "object" || setup === null || "position" in setup) return null;
  const told = (value: unknown) => (Array.isArray(value) && value.length === seats ? value.map(nameIn) : nameIn(value));
  return Object.fromEntries(Object.entries(setup).map(([key, value]) => [key, told(value)]));
}

const nameIn = (value: unknown): string | null =>
  typeof value === "number" || (typeof value === "string" && /^[a-z0-9][a-z0-9-]{0,60}$/.test(value))
    ? String(value)
    : null;
