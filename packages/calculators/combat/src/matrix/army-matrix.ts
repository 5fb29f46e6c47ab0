import { type DeepReadonly, KernelError } from "@riposte/kernel";
import type { Unit } from "@riposte/warhammer-40k";
import type { CombatRules } from "../rules.js";
import { asAttacker, asTarget, type Moment } from "./moment.js";
import { after, type Destroyed, destroyedOf, type Standing, type Strike, strikeOf } from "./strike.js";

type SomeUnit = DeepReadonly<Unit>;

/** What one activation of a unit does to another. */
export interface Cell extends Destroyed {
  /** Ids of the weapon profiles it is made with. */
  readonly weapons: readonly string[];
  /** Rules that change an attack: counted, and those that no odds can count. */
  readonly counted: readonly string[];
  readonly notCounted: readonly string[];
  /** Why it could not be counted exactly, where it could not: then nothing is destroyed here. */
  readonly fault?: string;
}

/** Every unit of one army against every unit of another; rows are attackers. */
export interface ArmyMatrix {
  readonly cells: readonly (readonly Cell[])[];
  /** What the attackers do to one target, one after the other: how it stands after each of them. */
  several(target: number, attackers: readonly number[]): readonly Destroyed[];
}

/** Two armies at one moment. */
export interface Matched {
  readonly attackers: readonly SomeUnit[];
  readonly targets: readonly SomeUnit[];
  readonly moment: Moment;
}

/**
 * Counts every cell exactly, by the rules that battles are played by. `told` hears of each row that is done.
 *
 * @example
 * const { cells } = armyMatrix(rules, { attackers: mine.units, targets: theirs.units, moment });
 */
export function armyMatrix(
  rules: CombatRules,
  { attackers: mine, targets: theirs, moment }: Matched,
  told: (done: number, of: number) => void = () => {},
): ArmyMatrix {
  const attackers = mine.map((unit) => asAttacker(unit, moment));
  const targets = theirs.map((unit) => asTarget(unit, moment));
  const strikes: Strike[][] = [];
  const cells = attackers.map((attacker, row) => {
    const line = targets.map((target) => strikeOf(rules, attacker, target, moment));
    strikes.push(line);
    const counted = line.map((strike, at) => cellOf(rules, targets[at] as SomeUnit, strike));
    told(row + 1, attackers.length);
    return counted;
  });
  const known = new Map<string, Standing | undefined>();
  const standing = (target: number, order: readonly number[]): Standing | undefined => {
    if (order.length === 0) return undefined;
    const key = `${target}:${order.join()}`;
    if (!known.has(key)) {
      const before = standing(target, order.slice(0, -1));
      const [row, strike] = [order.at(-1) as number, strikes[order.at(-1) as number]?.[target] as Strike];
      known.set(key, cells[row]?.[target]?.fault === undefined ? after(rules, strike, before) : before);
    }
    return known.get(key);
  };
  return {
    cells,
    several: (target, order) =>
      order.map((_, at) => destroyedOf(targets[target] as SomeUnit, standing(target, order.slice(0, at + 1)))),
  };
}

function cellOf(rules: CombatRules, target: SomeUnit, strike: Strike): Cell {
  const { descriptions } = strike;
  const { standing, fault } = counted(() => after(rules, strike));
  const reasons = descriptions.flatMap(({ hit, wound, criticalHit, criticalWound, attacks, strength, defences }) => [
    ...[hit, wound, criticalHit, criticalWound, strength].flatMap(({ because }) => because),
    ...attacks.changes,
    ...defences.flatMap(({ because, save }) => [...because, ...save.because]),
  ]);
  return {
    ...destroyedOf(target, standing),
    weapons: descriptions.map(({ weapon }) => weapon),
    counted: named(reasons),
    notCounted: named(descriptions.flatMap(({ uncounted }) => uncounted)),
    ...(fault === undefined ? {} : { fault }),
  };
}

/** How the target then stands, or why attacks are too many to be counted. */
function counted(count: () => Standing | undefined): {
  readonly standing?: Standing | undefined;
  readonly fault?: string;
} {
  try {
    return { standing: count() };
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return { fault: error.message.slice(error.code.length + 2) };
  }
}

const named = (rules: readonly { readonly by: string }[]): readonly string[] => [...new Set(rules.map(({ by }) => by))];
