import type { SideSeen, TableSeen } from "./table-seen.js";

interface Written {
  readonly all?: readonly unknown[];
  readonly any?: readonly unknown[];
  readonly not?: unknown;
  readonly number?: unknown;
  readonly is?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
}

/** Does a condition hold, as far as it compares sizes that can be counted? `undefined` where it speaks of something else. */
export function holdsNumbers(condition: unknown, seen: TableSeen, seat: number): boolean | undefined {
  const { all, any, not, number, is, min, max } = (condition ?? {}) as Written;
  if (all !== undefined) {
    const known = all.map((one) => holdsNumbers(one, seen, seat)).filter((holds) => holds !== undefined);
    return known.length === 0 ? undefined : known.every((holds) => holds);
  }
  if (any !== undefined) {
    const known = any.map((one) => holdsNumbers(one, seen, seat));
    return known.includes(undefined) ? undefined : known.includes(true);
  }
  if (not !== undefined) {
    // of several claims some may not be countable, and then nothing follows from the others
    const isPlain = typeof not === "object" && not !== null && "number" in not;
    const holds = isPlain ? holdsNumbers(not, seen, seat) : undefined;
    return holds === undefined ? undefined : !holds;
  }
  const value = sizeOf(number, seen, seat);
  const bounds = [is, min, max].map((bound) => (bound === undefined ? null : sizeOf(bound, seen, seat)));
  if (value === undefined || bounds.includes(undefined)) return undefined;
  const [exact, least, most] = bounds as (number | null)[];
  return (
    (exact === null || value === exact) &&
    (least === null || value >= (least as number)) &&
    (most === null || value <= (most as number))
  );
}

function sizeOf(number: unknown, { sides }: TableSeen, seat: number): number | undefined {
  if (typeof number === "number") return number;
  if (typeof number !== "object" || number === null) return undefined;
  const { size, side, plus = 0, ...more } = number as Readonly<Record<string, unknown>>;
  if (typeof size !== "string" || typeof plus !== "number" || Object.keys(more).length > 0) return undefined;
  const of = (whose: number) => (sides[whose] as SideSeen)[size as keyof SideSeen];
  const count = side === "you" ? of(seat) : side === "opponent" ? of(1 - seat) : of(0) + of(1);
  return count + plus;
}
