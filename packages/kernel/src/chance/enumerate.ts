import { KernelError } from "../errors.js";
import {
  type Chance,
  checkDistribution,
  type Distribution,
  describeDistribution,
  type Outcome,
  type Streams,
} from "./distribution.js";

/** A value and how likely it is: exactly `weight` in `of`, reduced. */
export interface Odds<T> {
  readonly weight: bigint;
  readonly of: bigint;
  readonly value: T;
}

const MAX_SHUFFLE = 8;

/** One draw on the path being walked; the path up to and including it is one in `of`. */
interface Fork {
  readonly distribution: Distribution;
  readonly branches: number;
  readonly of: bigint;
  branch: number;
}

/**
 * Exact odds: runs `run` once for every path through the tree of outcomes. `run` must be pure: it starts from the same
 * state each time and draws from nothing but the chance it is given.
 */
export function enumerate<T>(run: (chance: Chance) => T, maxPaths = 1_000_000): readonly Odds<T>[] {
  const path: Fork[] = [];
  const found: Odds<T>[] = [];
  do {
    if (found.length >= maxPaths) throw tooMany(maxPaths);
    let depth = 0;
    const chance: Chance = {
      draw<D extends Distribution>(_streams: Streams, stream: string, distribution: D): Outcome<D> {
        const fork = path[depth];
        if (fork === undefined) path.push(firstBranch(path[depth - 1], stream, distribution, maxPaths));
        else if (!isSame(fork.distribution, distribution)) throw impure(depth, fork.distribution, distribution);
        return outcomeAt(path[depth++] as Fork) as Outcome<D>;
      },
    };
    const value = run(chance);
    if (depth < path.length) throw impure(depth, (path[depth] as Fork).distribution, undefined);
    found.push({ weight: 1n, of: path.at(-1)?.of ?? 1n, value });
  } while (toNextPath(path));
  return found;
}

/** Sums the odds of values with the same key; keeps the first value of each, in order of first appearance. */
export function merge<T>(outcomes: readonly Odds<T>[], keyOf: (value: T) => unknown): readonly Odds<T>[] {
  const sums = new Map<unknown, Odds<T>>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome.value);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? outcome : added(sum, outcome));
  }
  return [...sums.values()];
}

function firstBranch(before: Fork | undefined, stream: string, distribution: Distribution, maxPaths: number): Fork {
  checkDistribution(distribution);
  if (distribution.kind === "shuffle" && distribution.size > MAX_SHUFFLE) {
    throw new KernelError(
      "CHANCE_INVALID",
      `stream "${stream}" shuffles ${distribution.size}; enumerate walks every order up to ${MAX_SHUFFLE}. Script this shuffle.`,
    );
  }
  const branches = branchesOf(distribution);
  if (branches > maxPaths) throw tooMany(maxPaths);
  return { distribution, branches, of: (before?.of ?? 1n) * BigInt(branches), branch: 0 };
}

/** Moves to the next path in order: the deepest fork with a branch left takes it, what lies beyond is forgotten. */
function toNextPath(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork !== undefined; fork = path.at(-1)) {
    if (fork.branch + 1 < fork.branches) {
      fork.branch++;
      return true;
    }
    path.pop();
  }
  return false;
}

function branchesOf(distribution: Distribution): number {
  if (distribution.kind === "uniform") return distribution.size;
  let orders = 1;
  for (let i = 2; i <= distribution.size; i++) orders *= i;
  return orders;
}

function outcomeAt({ distribution, branch, branches }: Fork): number | readonly number[] {
  if (distribution.kind === "uniform") return distribution.from + branch;
  const left = Array.from({ length: distribution.size }, (_, i) => i);
  let block = branches;
  let rest = branch;
  return Array.from({ length: distribution.size }, () => {
    block /= left.length;
    const at = Math.floor(rest / block);
    rest %= block;
    return left.splice(at, 1)[0] as number;
  });
}

function added<T>(a: Odds<T>, b: Odds<T>): Odds<T> {
  return reduced(a.weight * b.of + b.weight * a.of, a.of * b.of, a.value);
}

function reduced<T>(weight: bigint, of: bigint, value: T): Odds<T> {
  let divisor = of;
  for (let rest = weight; rest !== 0n; ) [divisor, rest] = [rest, divisor % rest];
  return { weight: weight / divisor, of: of / divisor, value };
}

function isSame(a: Distribution, b: Distribution): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function tooMany(maxPaths: number): KernelError {
  return new KernelError(
    "CHANCE_INVALID",
    `there are more than ${maxPaths} paths to enumerate. Script some streams, ask about less at once, or raise maxPaths.`,
  );
}

function impure(depth: number, first: Distribution, then: Distribution | undefined): KernelError {
  const now = then === undefined ? "not made" : describeDistribution(then);
  return new KernelError(
    "CHANCE_INVALID",
    `draw ${depth + 1} was ${describeDistribution(first)} and, after the same outcomes, is ${now}. ` +
      "Start every run from the same state.",
  );
}
