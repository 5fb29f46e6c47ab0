import type { CardSeen } from "./table-seen.js";

const STATS = ["cost", "baseCost", "power", "basePower", "counter", "don"] as const;

interface Limits {
  readonly any?: readonly object[];
  readonly [field: string]: unknown;
}

/** Does a filter limit numbers of cards with numbers of its own? */
export function hasNumbers(filter: object | undefined): boolean {
  if (filter === undefined) return false;
  const { any = [], ...rest } = filter as Limits;
  return STATS.some((stat) => boundsOf(rest[stat]) !== undefined) || any.some(hasNumbers);
}

/** Is a card within all of them? What else a filter says is not looked at. */
export function fitsNumbers(filter: object | undefined, card: CardSeen): boolean {
  const { any, ...rest } = (filter ?? {}) as Limits;
  if (any !== undefined && !any.some((one) => fitsNumbers(one, card))) return false;
  return STATS.every((stat) => {
    const { min, max } = boundsOf(rest[stat]) ?? {};
    return (min === undefined || card[stat] >= min) && (max === undefined || card[stat] <= max);
  });
}

function boundsOf(range: unknown): { readonly min?: number; readonly max?: number } | undefined {
  if (typeof range === "number") return { min: range, max: range };
  if (typeof range !== "object" || range === null) return undefined;
  const bounds = Object.entries(range).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return bounds.length === 0 ? undefined : Object.fromEntries(bounds);
}

/** How many a count allows, where it says so with a number. */
export function mostOf(count: unknown): number | undefined {
  const { exactly, upTo } = (count ?? {}) as { readonly exactly?: unknown; readonly upTo?: unknown };
  const most = exactly ?? upTo;
  return typeof most === "number" ? most : undefined;
}

/** A number that is written as such, alone or as "exactly". */
export function constantOf(count: unknown): number | undefined {
  if (typeof count === "number") return count;
  const { exactly } = (count ?? {}) as { readonly exactly?: unknown };
  return typeof exactly === "number" ? exactly : undefined;
}
