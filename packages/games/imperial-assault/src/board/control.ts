import { isAdjacent } from "./distance.js";
import type { Field, Figure, Stander } from "./field.js";

/** Who may be left out of counting for control, such as figures an effect excludes. */
export type Counts = (figure: Figure) => boolean;
/** How many figures of a side are not counted there. */
export type Missing = (side: string) => number;

/** Rules 6.6: the side that alone has a figure on or adjacent to a token or terminal. */
export function controllerOfToken(
  field: Field,
  space: number,
  counts: Counts = everyone,
  missing: Missing = nobody,
): string | undefined {
  const there = { spaces: [space] };
  return soleSide(
    field,
    counts,
    missing,
    (figure) => figure.spaces.includes(space) || isAdjacent(field, figure, there),
  );
}

/** On or adjacent to something that lies there; what the ground below it is made of does not matter (rules 6.4). */
export const isOnOrNextTo = (field: Field, figure: Stander, space: number): boolean =>
  figure.spaces.includes(space) || isAdjacent(field, figure, { spaces: [space] });

/** Rules 6.6: the side that alone has a figure in an area, tile or zone. */
export function controllerOfArea(
  field: Field,
  spaces: readonly number[],
  counts: Counts = everyone,
  missing: Missing = nobody,
): string | undefined {
  return soleSide(field, counts, missing, (figure) => figure.spaces.some((space) => spaces.includes(space)));
}

function soleSide(
  field: Field,
  counts: Counts,
  missing: Missing,
  isThere: (figure: Figure) => boolean,
): string | undefined {
  const there: { readonly side: string; count: number }[] = [];
  for (const figure of field.figures) {
    if (figure.neutral || figure.incapacitated || !isThere(figure) || !counts(figure)) continue;
    const known = there.find(({ side }) => side === figure.side);
    if (known === undefined) there.push({ side: figure.side, count: 1 });
    else known.count += 1;
  }
  const sides = there.filter(({ side, count }) => count > missing(side));
  return sides.length === 1 ? sides[0]?.side : undefined;
}

function nobody(): number {
  return 0;
}

function everyone(): boolean {
  return true;
}
