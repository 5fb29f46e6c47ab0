import type { Part, Piece } from "./parts.js";
import type { Token } from "./token.js";

/** What says that something is not so. */
const NOT = ["none", "unless", "only", "offIf", "else"];

/** A place in a line, and whether a sentence of its own has to begin there. */
interface Spot {
  readonly at: number;
  readonly isNew: boolean;
}

/**
 * Goes along a line and an outline at once: every piece of meaning has to lie in the part that means it, and the parts follow each
 * other as the words do. The first word that no part reaches in its turn, or nothing.
 */
export function outOfPlace(
  tokens: readonly Token[],
  outline: Part,
  isTie: (means: string) => boolean,
): Token | undefined {
  let furthest = 0;
  const follow = (part: Part, from: readonly Spot[]): readonly Spot[] => {
    if ("means" in part) return once(from.flatMap((spot) => [...along(part, spot)]));
    if ("oneOf" in part) return once(part.oneOf.flatMap((one) => follow(one, from)));
    if ("inOrder" in part) return part.inOrder.reduce((spots, next) => follow(next, spots), from);
    const { under, steps, otherwise } = part;
    // "If X, A. Then, B" holds B back as well: what is free of the condition begins a sentence
    const before = follow({ inOrder: [under, steps, otherwise] }, from).map(({ at }) => ({ at, isNew: true }));
    return once([
      ...before,
      ...follow({ inOrder: [under, otherwise] }, beginning(steps, from)),
      ...follow({ inOrder: [under, steps] }, beginning(otherwise, from)),
    ]);
  };
  const beginning = (part: Part, from: readonly Spot[]): readonly Spot[] =>
    once(from.flatMap((spot) => follow(part, [spot]).filter(({ at }) => at > spot.at)));
  const isEach = ({ ways, pieces }: NonNullable<Piece["shared"]>[number]) =>
    tokens.filter(({ means }) => ways.includes(means)).length >= pieces;
  function* along({ means, needs, shared = [], nots = 0 }: Piece, { at, isNew }: Spot): Iterable<Spot> {
    let said = 0;
    let left = [...needs, ...shared.filter(isEach).map(({ ways }) => ways)];
    if (nots === 0 && left.length === 0) yield { at, isNew };
    for (let to = at; ; to++) {
      const token = tokens[to];
      if (token === undefined || (isNew && to === at && token.isApart !== true)) return;
      if (!means.has(token.means) && !isTie(token.means)) return;
      furthest = Math.max(furthest, to + 1);
      if (NOT.includes(token.means)) said++;
      left = left.filter((ways) => !ways.includes(token.means));
      if (said >= nots && left.length === 0) yield { at: to + 1, isNew: false };
    }
  }
  const ends = follow(outline, [{ at: 0, isNew: false }]);
  return ends.some(({ at }) => at === tokens.length) ? undefined : (tokens[furthest] ?? tokens.at(-1));
}

const once = (spots: readonly Spot[]): readonly Spot[] => [
  ...new Map(spots.map((spot) => [spot.at * 2 + Number(spot.isNew), spot])).values(),
];
