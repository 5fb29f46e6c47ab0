import type { SkirmishChoices } from "./skirmish-cards.js";

/** A map and two armies by their ids. */
export interface NamedParts {
  readonly map: string;
  readonly armies: readonly [string, string];
}

/** The map and the armies that a setup names; nothing where it brings anything of its own, or where no match is meant. */
export function namedParts(choices: SkirmishChoices, setup: unknown): NamedParts | undefined {
  if (typeof setup !== "object" || setup === null) return undefined;
  const usual = choices.armies.slice(0, 2).map(({ id }) => id);
  const { map = choices.maps[0], mission: _, armies = usual, ...more } = setup as Readonly<Record<string, unknown>>;
  const isKnown =
    choices.maps.includes(map as string) &&
    Array.isArray(armies) &&
    armies.length === 2 &&
    armies.every((army) => choices.armies.some(({ id }) => id === army));
  const isPlain = Object.values(more).every((value) => value === undefined);
  return isKnown && isPlain ? ({ map, armies } as unknown as NamedParts) : undefined;
}
