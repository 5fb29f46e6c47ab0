import type { ChooseDistribution, ShareOption } from "./choice.js";
import { type Below, fitsOneDraw, indexByBigWeight } from "./counting.js";

type Shares = Readonly<Record<string, number>>;

/** `ways[i][t]`: in how many ways t can be distributed among the options from i on. */
type Ways<N> = readonly (readonly N[])[];

const known = new WeakMap<ChooseDistribution, Ways<number>>();

/** The number of legal distributions. */
export function countDistributions(choice: ChooseDistribution): number {
  return waysOf(choice)[0]?.[choice.total] ?? 0;
}

/** Distributions in order of what the first option gets, then the second, and so on. */
export function distributionAt(choice: ChooseDistribution, index: number): Shares {
  const ways = waysOf(choice);
  let rest = index;
  return share(choice, (place, left, most) => {
    for (let amount = 0; amount < most; amount++) {
      const withThis = ways[place + 1]?.[left - amount] ?? 0;
      if (rest < withThis) return amount;
      rest -= withThis;
    }
    return most;
  });
}

/** A uniform distribution, however many there are. */
export function drawDistribution(choice: ChooseDistribution, below: Below): Shares {
  const count = countDistributions(choice);
  if (fitsOneDraw(count)) return distributionAt(choice, below(count));
  const ways = buildWays(choice, { zero: 0n, one: 1n, add: (a: bigint, b: bigint) => a + b });
  return share(choice, (place, left, most) =>
    indexByBigWeight(
      Array.from({ length: most + 1 }, (_, amount) => ways[place + 1]?.[left - amount] ?? 0n),
      below,
    ),
  );
}

/** The most that one option may get. */
export const capOf = (option: ShareOption, total: number): number => Math.min(option.max ?? total, total);

function share(choice: ChooseDistribution, amountFor: (place: number, left: number, most: number) => number): Shares {
  const shares: Record<string, number> = {};
  let left = choice.total;
  choice.among.forEach((option, place) => {
    const amount = amountFor(place, left, capOf(option, left));
    if (amount > 0) shares[option.key] = amount;
    left -= amount;
  });
  return shares;
}

function waysOf(choice: ChooseDistribution): Ways<number> {
  let ways = known.get(choice);
  if (ways === undefined) {
    ways = buildWays(choice, { zero: 0, one: 1, add: (a: number, b: number) => a + b });
    known.set(choice, ways);
  }
  return ways;
}

/** Backwards from the last option; sums only, so that numbers stay exact up to 2^53. */
function buildWays<N>(choice: ChooseDistribution, math: { zero: N; one: N; add: (a: N, b: N) => N }): Ways<N> {
  const { total, among, atMost } = choice;
  const totals = Array.from({ length: Math.max(0, total + 1) }, (_, t) => t);
  let after = totals.map((t) => (t === 0 || atMost ? math.one : math.zero));
  const ways = [after];
  for (const option of among.toReversed()) {
    const next = after;
    after = totals.map((t) => {
      let sum = math.zero;
      for (let amount = capOf(option, t); amount >= 0; amount--) sum = math.add(sum, next[t - amount] as N);
      return sum;
    });
    ways.push(after);
  }
  return ways.reverse();
}
