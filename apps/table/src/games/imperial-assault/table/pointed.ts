import { distance, type Field, lineOfSight, nameOf, type Sight } from "@riposte/imperial-assault";

/** What is known about a space from where the acting figure stands. */
export interface Pointed {
  readonly name: string;
  /** Spaces between them, as the rules count; nothing where no path can be counted or no figure acts. */
  readonly distance: number | null;
  readonly sight: Sight | null;
  readonly hasLooker: boolean;
}

export function pointedAt(field: Field, looker: string | null, space: number): Pointed {
  const viewer = field.figures.find(({ id }) => id === looker);
  const name = nameOf(field.board, space);
  if (viewer === undefined) return { name, distance: null, sight: null, hasLooker: false };
  const target = field.occupants[space]?.find(({ id }) => id !== looker) ?? { spaces: [space] };
  return {
    name,
    distance: distance(field, viewer, { spaces: [space] }) ?? null,
    sight: lineOfSight(field, viewer, target, { targetSpace: space }) ?? null,
    hasLooker: true,
  };
}
