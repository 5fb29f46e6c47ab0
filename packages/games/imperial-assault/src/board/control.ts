import { isAdjacent } from "./distance.js";
import type { Field, Figure } from "./field.js";

/** Who may be left out of counting for control, such as figures an effect excludes. */
export type Counts = (figure: Figure) => boolean;

/** Rules 6.6: the side that alone has a figure on or adjacent to a token or terminal. */
export function controllerOfToken(field: Field, space: number, counts: Counts = everyone): string | undefined {
  return soleSide(field, counts, (figure) => figure.spaces.includes(space) || isAdjacent(field, figure, space));
}

/** Rules 6.6: the side that alone has a figure in an area, tile or zone. */
export function controllerOfArea(
  field: Field,
  spaces: readonly number[],
  counts: Counts = everyone,
): string | undefined {
  return soleSide(field, counts, (figure) => figure.spaces.some((space) => spaces.includes(space)));
}

function soleSide(field: Field, counts: Counts, isThere: (figure: Figure) => boolean): string | undefined {
  const sides = new Set<string>();
  for (const figure of field.figures) {
    if (!figure.neutral && !figure.incapacitated && isThere(figure) && counts(figure)) sides.add(figure.side);
  }
  return sides.size === 1 ? [...sides][0] : undefined;
}

function everyone(): boolean {
  return true;
}
