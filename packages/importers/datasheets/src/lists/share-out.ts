/** What one model carries: how many of each thing. */
export type Loadout = ReadonlyMap<string, number>;

/** Models that carry the same. */
export interface Share {
  readonly count: number;
  readonly loadout: Loadout;
}

/** Ways tried before the search is given up; lists of real units need a few hundred. */
const TRIES = 20_000;

/**
 * Which models carry what, from totals: "17 choppas, 17 sluggas, 2 big shootas for 19 boys". Loadouts that the datasheet
 * allows are tried first; then things of one number belong together. `isSure` is false where neither tells.
 */
export function shareOut(
  count: number,
  totals: Loadout,
  allowed: readonly Loadout[],
): { readonly shares: readonly Share[]; readonly isSure: boolean } {
  const known = fitted(count, totals, allowed);
  if (known !== undefined) return { shares: known, isSure: true };
  const classes = byNumber(count, totals);
  return classes === undefined ? { shares: dealt(count, totals), isSure: false } : { shares: classes, isSure: true };
}

/** Numbers of allowed loadouts that give the totals exactly. */
function fitted(count: number, totals: Loadout, allowed: readonly Loadout[]): readonly Share[] | undefined {
  const usable = allowed.filter((loadout) => [...loadout].every(([thing, each]) => (totals.get(thing) ?? 0) >= each));
  let tries = TRIES;
  const search = (at: number, models: number, left: Loadout): readonly Share[] | undefined => {
    tries -= 1;
    if (tries < 0) return undefined;
    if (models === 0) return [...left.values()].every((rest) => rest === 0) ? [] : undefined;
    const loadout = usable[at];
    if (loadout === undefined) return undefined;
    const most = Math.min(models, ...[...loadout].map(([thing, each]) => Math.floor((left.get(thing) ?? 0) / each)));
    for (let taken = most; taken >= 0; taken -= 1) {
      const rest = search(at + 1, models - taken, without(left, loadout, taken));
      if (rest !== undefined) return taken === 0 ? rest : [{ count: taken, loadout }, ...rest];
    }
    return undefined;
  };
  return search(0, count, totals);
}

const without = (left: Loadout, loadout: Loadout, times: number): Loadout =>
  times === 0 ? left : new Map([...left].map(([thing, rest]) => [thing, rest - times * (loadout.get(thing) ?? 0)]));

/** Things of one number belong to as many models; what all have belongs to all. */
function byNumber(count: number, totals: Loadout): readonly Share[] | undefined {
  const common = new Map(
    [...totals].filter(([, total]) => total % count === 0).map(([thing, total]) => [thing, total / count]),
  );
  const some = [...totals].filter(([thing]) => !common.has(thing));
  const numbers = [...new Set(some.map(([, total]) => total))];
  const counted = numbers.reduce((sum, number) => sum + number, 0);
  const isAnyoneBare = counted < count && common.size === 0 && some.length > 0;
  if (counted > count || isAnyoneBare) return undefined;
  const shares = numbers.map((number) => ({
    count: number,
    loadout: new Map([
      ...common,
      ...some.filter(([, total]) => total === number).map(([thing]) => [thing, 1] as const),
    ]),
  }));
  return counted === count ? shares : [...shares, { count: count - counted, loadout: common }];
}

/** Things dealt to one model after the other. */
function dealt(count: number, totals: Loadout): readonly Share[] {
  const hands = Array.from({ length: count }, () => new Map<string, number>());
  let next = 0;
  for (const [thing, total] of totals)
    for (let given = 0; given < Math.min(total, count * 20); given += 1) {
      const hand = hands[next % count] as Map<string, number>;
      hand.set(thing, (hand.get(thing) ?? 0) + 1);
      next += 1;
    }
  const alike = new Map<string, { count: number; loadout: Loadout }>();
  for (const hand of hands) {
    const key = JSON.stringify([...hand].toSorted());
    alike.set(key, { count: (alike.get(key)?.count ?? 0) + 1, loadout: hand });
  }
  return [...alike.values()];
}
