import { type Gathering, gathering } from "./account.js";
import { accountAbility } from "./told.js";

/** What is printed in one piece. */
export interface Piece {
  readonly means: ReadonlySet<string>;
  /** What has to be printed in it, one of each list; nothing where what was said before is enough. */
  readonly needs: readonly (readonly string[])[];
  /** The same, where the line says it as often as there are pieces that mean it. */
  readonly shared?: readonly { readonly ways: readonly string[]; readonly pieces: number }[];
  /** How often it says that something is not so. */
  readonly nots?: number;
}

/** A part of an ability as a line may print it. */
export type Part =
  | Piece
  | { readonly inOrder: readonly Part[] }
  | { readonly oneOf: readonly Part[] }
  /** What holds only under a condition, as far as the condition reaches. */
  | { readonly under: Part; readonly steps: Part; readonly otherwise: Part };

export const inOrder = (...parts: readonly Part[]): Part => ({ inOrder: parts });
export const together = (...parts: readonly Part[]): Part => ({
  oneOf: orders(parts).map((order) => ({ inOrder: order })),
});

function orders(parts: readonly Part[]): readonly (readonly Part[])[] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((first, place) => orders(parts.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

/** Said once for several. */
const ONCE = /^(?:may$|self$|by:opponent$|for:)/;

/** One piece, with every way of saying it. */
export function piece(account: (g: Gathering) => void): Piece {
  const g = gathering(accountAbility);
  account(g);
  const ways = g.ways.map((ways) => ways.map(([first]) => first ?? "")).filter((firsts) => !firsts.includes(""));
  return {
    means: new Set([...g.must.keys(), ...g.may, ...g.ways.flat(2)]),
    needs: [...[...g.must.keys()].filter((means) => !ONCE.test(means)).map((means) => [means]), ...ways],
  };
}

/** The same piece, where some of it may be said elsewhere. */
export const without = (said: readonly string[], { needs, ...rest }: Piece): Piece => ({
  ...rest,
  needs: needs.filter((ways) => !ways.some((one) => said.includes(one))),
});

/** The same part, where what was said before is enough. */
export function loosely(part: Part): Part {
  if ("means" in part) return { ...part, needs: [] };
  if ("inOrder" in part) return { inOrder: part.inOrder.map(loosely) };
  if ("oneOf" in part) return { oneOf: part.oneOf.map(loosely) };
  return { under: loosely(part.under), steps: loosely(part.steps), otherwise: loosely(part.otherwise) };
}

/** Pieces that share words say them once: "K.O. A and B", "your Leader has A and is B". */
export const sharing = (parts: readonly Part[], isWith: (one: number, other: number) => boolean): readonly Part[] =>
  parts.map((part, place) => {
    if (!("means" in part)) return part;
    const others = parts.filter((_part, other) => other !== place && isWith(place, other)).map(saidIn);
    const piecesOf = (ways: readonly string[]) => 1 + others.filter((said) => ways.some((one) => said.has(one))).length;
    const known = part.needs.map((ways) => ({ ways, pieces: piecesOf(ways) })).filter(({ pieces }) => pieces > 1);
    return { ...without([...new Set(others.flatMap((said) => [...said]))], part), shared: known };
  });

/** Everything that some piece of an outline may say. */
export function saidIn(part: Part): ReadonlySet<string> {
  if ("means" in part) return part.means;
  const parts =
    "inOrder" in part ? part.inOrder : "oneOf" in part ? part.oneOf : [part.under, part.steps, part.otherwise];
  return new Set(parts.flatMap((one) => [...saidIn(one)]));
}
