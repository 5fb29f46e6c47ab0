import type { ArmyMatrix } from "./army-matrix.js";

/** Whom each attacker attacks so that most points are destroyed on average. */
export interface BestUse {
  /** The target of each attacker; null where it does nothing to any. */
  readonly targets: readonly (number | null)[];
  readonly points: number;
  /** In how many ways the attackers could be used. */
  readonly ways: number;
  /** No way is better, or the search looked at so many of them and no way brings more than `bound`. */
  readonly isExact: boolean;
  readonly bound: number;
}

/** Beyond so many counts of several attackers on one target the best use is searched for. */
const MOST_COUNTS = 1500;

/** The best assignment of a turn: attackers on one target count together, in the order of the list. */
export function bestUse(matrix: ArmyMatrix): BestUse {
  const { cells } = matrix;
  const attackers = cells.flatMap((row, at) => (row.some(({ points }) => points > 0) ? [at] : []));
  const targets = cells[0]?.length ?? 0;
  const points = pointsBy(matrix);
  const isExact = 2 ** attackers.length * targets <= MOST_COUNTS;
  const found = isExact ? partitioned(attackers, targets, points) : improved(attackers, targets, points);
  const alone = attackers.reduce((sum, at) => sum + Math.max(...(cells[at] ?? []).map((cell) => cell.points)), 0);
  return {
    targets: cells.map((_, at) => found.get(at) ?? null),
    points: total(found, targets, points),
    ways: targets ** attackers.length,
    isExact,
    bound: isExact ? total(found, targets, points) : alone,
  };
}

/** Points that these attackers destroy of a target together. */
type Points = (target: number, attackers: readonly number[]) => number;

function pointsBy({ several }: ArmyMatrix): Points {
  const known = new Map<string, number>();
  return (target, attackers) => {
    const key = `${target}:${attackers.join()}`;
    const found = known.get(key) ?? several(target, attackers).at(-1)?.points ?? 0;
    known.set(key, found);
    return found;
  };
}

type Use = ReadonlyMap<number, number>;

const on = (use: Use, target: number): readonly number[] =>
  [...use].flatMap(([attacker, of]) => (of === target ? [attacker] : [])).toSorted((one, other) => one - other);

function total(use: Use, targets: number, points: Points): number {
  let sum = 0;
  for (let target = 0; target < targets; target++) sum += points(target, on(use, target));
  return sum;
}

/** Every way of parting the attackers among the targets, target by target. */
function partitioned(attackers: readonly number[], targets: number, points: Points): Use {
  const all = 2 ** attackers.length;
  const chosen = (set: number) => attackers.filter((_, at) => (set >> at) & 1);
  // the most that the targets so far can lose to a set of attackers, and who of them is on the last
  let best = new Float64Array(all);
  const last: Int32Array[] = [];
  for (let target = 0; target < targets; target++) {
    const next = new Float64Array(all);
    const own = new Int32Array(all);
    for (let set = 0; set < all; set++)
      for (let part = set; ; part = (part - 1) & set) {
        const value = (best[set & ~part] as number) + points(target, chosen(part));
        if (value > (next[set] as number) + 1e-9) {
          next[set] = value;
          own[set] = part;
        }
        if (part === 0) break;
      }
    best = next;
    last.push(own);
  }
  const use = new Map<number, number>();
  let set = all - 1;
  for (let target = targets - 1; target >= 0; target--) {
    const part = last[target]?.[set] ?? 0;
    for (const attacker of chosen(part)) use.set(attacker, target);
    set &= ~part;
  }
  return use;
}

/** Each where it adds most, then moved and swapped as long as that brings more. */
function improved(attackers: readonly number[], targets: number, points: Points): Use {
  const use = new Map<number, number>();
  const open = new Set(attackers);
  while (open.size > 0) {
    const [first] = [...open]
      .flatMap((attacker) =>
        Array.from({ length: targets }, (_, target) => ({
          attacker,
          target,
          gain: gainOf(use, attacker, target, points),
        })),
      )
      .toSorted((one, other) => other.gain - one.gain || one.attacker - other.attacker || one.target - other.target);
    if (first === undefined) break;
    use.set(first.attacker, first.target);
    open.delete(first.attacker);
  }
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const attacker of attackers)
      for (let target = 0; target < targets; target++) isBetter = tried(use, [[attacker, target]], points) || isBetter;
    for (const one of attackers)
      for (const other of attackers)
        if (one < other)
          isBetter =
            tried(
              use,
              [
                [one, use.get(other) as number],
                [other, use.get(one) as number],
              ],
              points,
            ) || isBetter;
  }
  return use;
}

function gainOf(use: Use, attacker: number, target: number, points: Points): number {
  const there = on(use, target);
  const with_ = [...there, attacker].toSorted((one, other) => one - other);
  return points(target, with_) - points(target, there);
}

/** Moves attackers, where that brings more. */
function tried(use: Map<number, number>, moves: readonly (readonly [number, number])[], points: Points): boolean {
  const before = moves.map(([attacker]) => [attacker, use.get(attacker) as number] as const);
  const touched = [...new Set([...moves, ...before].map(([, target]) => target))];
  const worth = () => touched.reduce((sum, target) => sum + points(target, on(use, target)), 0);
  const was = worth();
  for (const [attacker, target] of moves) use.set(attacker, target);
  if (worth() > was + 1e-9) return true;
  for (const [attacker, target] of before) use.set(attacker, target);
  return false;
}
