import { fitsNumbers, hasNumbers } from "./limits.js";
import type { SideSeen, TableSeen } from "./table-seen.js";

interface Written {
  readonly all?: readonly unknown[];
  readonly any?: readonly unknown[];
  readonly not?: unknown;
  readonly exists?: Cards;
  readonly ref?: unknown;
  readonly matches?: object;
  readonly number?: unknown;
  readonly is?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
}

interface Cards {
  readonly side?: unknown;
  readonly zones?: readonly string[];
  readonly filter?: object;
}

/** Where a condition is read from: the table, whose ability it is, and on which card. */
export interface Viewpoint {
  readonly seen: TableSeen;
  readonly seat: number;
  readonly source: number;
}

/** Can a condition hold, as far as it speaks of numbers that can be read off the table? `undefined` where it speaks of something else. */
export function holdsNumbers(condition: unknown, view: Viewpoint): boolean | undefined {
  const { all, any, not, exists, ref, matches, number, is, min, max } = (condition ?? {}) as Written;
  if (all !== undefined) {
    const known = all.map((one) => holdsNumbers(one, view)).filter((holds) => holds !== undefined);
    return known.length === 0 ? undefined : known.every((holds) => holds);
  }
  if (any !== undefined) {
    const known = any.map((one) => holdsNumbers(one, view));
    return known.includes(undefined) ? undefined : known.includes(true);
  }
  if (not !== undefined) {
    // of cards only the numbers are looked at, and of several claims only some: nothing follows from their opposite
    const holds = isSize((not as Written).number) ? holdsNumbers(not, view) : undefined;
    return holds === undefined ? undefined : !holds;
  }
  if (exists !== undefined) return hasNumbers(exists.filter) ? countOf(exists, view) > 0 : undefined;
  if (ref === "self" && hasNumbers(matches)) {
    const card = view.seen.cards.get(view.source);
    return card === undefined ? undefined : fitsNumbers(matches, card);
  }
  const { count } = (number ?? {}) as { readonly count?: Cards };
  // DON!! are no cards of the table
  if (count?.zones?.includes("cost") === true) return undefined;
  if (count !== undefined) return typeof min === "number" ? countOf(count, view) >= min : undefined;
  return isWithin(number, [is, min, max], view);
}

function isWithin(number: unknown, bounds: readonly unknown[], view: Viewpoint): boolean | undefined {
  const value = sizeOf(number, view);
  const read = bounds.map((bound) => (bound === undefined ? null : sizeOf(bound, view)));
  if (value === undefined || read.includes(undefined)) return undefined;
  const [exact, least, most] = read as (number | null)[];
  return value === (exact ?? value) && value >= (least ?? value) && value <= (most ?? value);
}

const isSize = (number: unknown): boolean => typeof number === "object" && number !== null && "size" in number;

const ZONES: Readonly<Record<string, string>> = { characters: "character" };

/** Cards in those places whose numbers fit. */
function countOf({ side, zones = [], filter }: Cards, { seen, seat }: Viewpoint): number {
  const places = zones.map((zone) => ZONES[zone] ?? zone);
  const isMeant = (owner: number) => side === "both" || (owner === seat) === (side === "you");
  const there = [...seen.cards.values()].filter(({ owner, zone }) => isMeant(owner) && places.includes(zone));
  return there.filter((card) => fitsNumbers(filter, card)).length;
}

function sizeOf(number: unknown, { seen: { sides }, seat }: Viewpoint): number | undefined {
  if (typeof number === "number") return number;
  if (typeof number !== "object" || number === null) return undefined;
  const { size, side, plus = 0, ...more } = number as Readonly<Record<string, unknown>>;
  if (typeof size !== "string" || typeof plus !== "number" || Object.keys(more).length > 0) return undefined;
  const of = (whose: number) => (sides[whose] as SideSeen)[size as keyof SideSeen];
  const count = side === "you" ? of(seat) : side === "opponent" ? of(1 - seat) : of(0) + of(1);
  return count + plus;
}
