import type { Grant } from "@riposte/warhammer-40k";
import type { Share } from "./share-out.js";

/** Wargear of some models of a line that gives them an invulnerable save. */
export interface Save {
  readonly name: string;
  readonly count: number;
  readonly invulnerable: number;
}

/** The save that wargear gives its bearers alone. */
export function saveOf({ abilities }: Grant): number | undefined {
  const [ability] = abilities as readonly { readonly bearer?: { readonly invulnerable?: number } }[];
  return typeof ability === "object" ? ability.bearer?.invulnerable : undefined;
}

/** Whose save it is: everybody's where there are enough, or that of as many models as carry the same; else nobody can say. */
export function shielded(
  shares: readonly Share[],
  saves: readonly Save[],
  notes: string[],
): readonly (Share & { readonly invulnerable: number | null })[] {
  const models = shares.reduce((sum, { count }) => sum + count, 0);
  const owners = new Map(
    saves.map((save) => [save, shares.filter(({ count }) => save.count >= models || count === save.count)]),
  );
  for (const [{ name, count }, some] of owners)
    if (some.length === 0 || (count < models && some.length > 1))
      notes.push(`which ${count} of ${models} models carry ${name} is not said; its save is not counted.`);
  return shares.map((share) => {
    const mine = saves.filter((save) => {
      const some = owners.get(save) ?? [];
      return some.includes(share) && (save.count >= models || some.length === 1);
    });
    return {
      ...share,
      invulnerable: mine.reduce((best: number | null, save) => better(best, save.invulnerable), null),
    };
  });
}

/** The better of two invulnerable saves. */
export const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
