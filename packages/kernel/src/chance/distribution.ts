import { KernelError } from "../errors.js";

/** What a draw can give: an integer, or a permutation. */
export type Distribution =
  | { readonly kind: "uniform"; readonly from: number; readonly size: number }
  | { readonly kind: "shuffle"; readonly size: number };

export type Uniform = Extract<Distribution, { kind: "uniform" }>;
export type Shuffle = Extract<Distribution, { kind: "shuffle" }>;

/** What a distribution gives when drawn from. */
export type Outcome<D> = D extends { readonly kind: "shuffle" } ? readonly number[] : number;

/** Where each stream of chance stands: four integers by stream name; plain JSON, part of the saved state. */
export type Streams = Record<string, [number, number, number, number]>;

/** The one source of chance; draws move `streams[stream]` on in place, so the caller owns `streams`. */
export interface Chance {
  draw<D extends Distribution>(streams: Streams, stream: string, distribution: D): Outcome<D>;
}

const MAX_SIZE = 2 ** 32 - 1;
const CACHED = 128;
const dice: Uniform[] = [];
const picks: Uniform[] = [];
const shuffles: Shuffle[] = [];

/** A die: an integer from 1 to `sides`. */
export const die = (sides: number): Uniform => cached(dice, sides, (size) => ({ kind: "uniform", from: 1, size }));

/** An index from 0 to `size - 1`, all alike. */
export const pick = (size: number): Uniform => cached(picks, size, (n) => ({ kind: "uniform", from: 0, size: n }));

/** A permutation of 0 to `size - 1`. */
export const shuffle = (size: number): Shuffle => cached(shuffles, size, (n) => ({ kind: "shuffle", size: n }));

/** Throws CHANCE_INVALID unless a draw from the distribution is possible. */
export function checkDistribution(distribution: Distribution): void {
  const fault = faultOf(distribution);
  if (fault !== undefined) throw new KernelError("CHANCE_INVALID", fault);
}

/** Says in words what a distribution can give. */
export function describeDistribution(distribution: Distribution): string {
  switch (distribution.kind) {
    case "uniform":
      return `an integer from ${distribution.from} to ${distribution.from + distribution.size - 1}`;
    case "shuffle":
      return `an order of the numbers 0 to ${distribution.size - 1}, each once`;
  }
}

function faultOf(distribution: Distribution): string | undefined {
  switch (distribution.kind) {
    case "uniform":
      if (!Number.isSafeInteger(distribution.from)) return `a draw starts at an integer, not ${distribution.from}.`;
      return isSize(distribution.size, 1) ? undefined : sizeFault(distribution.size, 1);
    case "shuffle":
      return isSize(distribution.size, 0) ? undefined : sizeFault(distribution.size, 0);
    default:
      return `there is no distribution "${(distribution as { kind: string }).kind}". Use die, pick or shuffle.`;
  }
}

const isSize = (size: number, least: number): boolean => size >>> 0 === size && size >= least;

const sizeFault = (size: number, least: number): string =>
  `a draw is from ${least} to ${MAX_SIZE} possibilities, not ${size}. Ask whether there is anything to draw from first.`;

function checked<D extends Distribution>(distribution: D): D {
  checkDistribution(distribution);
  return Object.freeze(distribution);
}

function cached<D extends Distribution>(cache: D[], size: number, build: (size: number) => D): D {
  const known = cache[size];
  if (known !== undefined) return known;
  const built = checked(build(size));
  if (size < CACHED) cache[size] = built;
  return built;
}
