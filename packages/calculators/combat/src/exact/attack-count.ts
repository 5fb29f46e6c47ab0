import {
  type AttackDescription,
  type Characteristic,
  certainly,
  characteristicLaw,
  convolve,
  isQuantityRerolled,
  type Pmf,
  power,
  quantityLaw,
  settledLaw,
} from "@riposte/warhammer-40k";

/** Attacks of one pool: of a weapon, and of others whose attacks are identical. */
export interface PoolDescription extends AttackDescription {
  readonly beside?: readonly AttackDescription[];
}

const known = new WeakMap<AttackDescription, Pmf>();

/** The number of attacks all weapons together make; asked for with every number that is counted. */
export function attacksLaw(description: PoolDescription): Pmf {
  const found = known.get(description);
  if (found !== undefined) return found;
  const { attacks, attacksReroll, weapons, beside = [] } = description;
  const own = power(characteristicLaw(attacks, attacksReroll), weapons);
  const law = beside.reduce((sum, other) => convolve(sum, attacksLaw(other)), own);
  known.set(description, law);
  return law;
}

/** A roll for attacks or damage with a single re-roll at hand: laws that add up to 1. */
export interface SingleLaw {
  /** It came well, or was rolled again by another rule: the re-roll is kept. */
  readonly kept: Pmf;
  /** It came low and was rolled again. */
  readonly used: Pmf;
}

/** One roll of a characteristic, rolled again where it came below average. */
export function singleLaw({ base, changes }: Characteristic, reroll: AttackDescription["attacksReroll"]): SingleLaw {
  const first = quantityLaw(base);
  const isAgain = (n: number) => reroll !== false && isQuantityRerolled(base, n, reroll);
  const isLow = (n: number) => !isAgain(n) && isQuantityRerolled(base, n);
  const sum = (holds: (n: number) => boolean) => first.reduce((total, chance, n) => total + (holds(n) ? chance : 0), 0);
  const [again, low] = [sum(isAgain), sum(isLow)];
  const kept = first.map((chance, n) => (first[n] as number) * again + (isAgain(n) || isLow(n) ? 0 : chance));
  return {
    kept: settledLaw(kept, changes),
    used: settledLaw(
      first.map((chance) => chance * low),
      changes,
    ),
  };
}

/** The same for all weapons: the first that comes low is rolled again. */
export function singleAttacksLaw({ beside = [], ...first }: PoolDescription): SingleLaw {
  let all: SingleLaw = { kept: certainly(0), used: Float64Array.of(0) };
  for (const { attacks, attacksReroll, weapons } of [first, ...beside]) {
    const each = characteristicLaw(attacks, attacksReroll);
    const { kept, used } = singleLaw(attacks, attacksReroll);
    for (let weapon = 0; weapon < weapons; weapon++)
      all = { kept: convolve(all.kept, kept), used: added(convolve(all.kept, used), convolve(all.used, each)) };
  }
  return all;
}

function added(one: Pmf, other: Pmf): Pmf {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  return long.map((chance, n) => chance + (short[n] ?? 0));
}
