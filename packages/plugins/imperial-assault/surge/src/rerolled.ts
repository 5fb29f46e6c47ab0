import { type AttackDie, FACE, faceOf, type Results } from "@riposte/imperial-assault";

/** What a roll comes to, in so many ways. */
export interface Weighted<T> {
  readonly outcome: T;
  readonly ways: number;
}

/** Dice as they lie, in so many ways. */
interface Hand {
  readonly dice: readonly { readonly die: AttackDie; readonly face: number }[];
  readonly ways: number;
}

const BASE = 64;

/** The symbols of attack dice in one number; the numbers of dice add up as their symbols do. */
export const packed = ({ accuracy, hit, surge }: Pick<Results, "accuracy" | "hit" | "surge">): number =>
  (accuracy * BASE + hit) * BASE + surge;

export const unpacked = (number: number): Pick<Results, "accuracy" | "hit" | "surge"> => ({
  accuracy: Math.floor(number / BASE / BASE),
  hit: Math.floor(number / BASE) % BASE,
  surge: number % BASE,
});

/**
 * Outcomes of a pool of which one die may be rerolled: the one that raises the mean damage most, or none.
 * Each roll counts six ways, one for each face of the rerolled die.
 */
export function rerolledOutcomes<T extends { readonly damage: number }>(
  pool: readonly AttackDie[],
  judge: (rolled: number) => T,
): readonly Weighted<T>[] {
  const ways = new Map<T, number>();
  const add = (outcome: T, more: number) => ways.set(outcome, (ways.get(outcome) ?? 0) + more);
  for (const hand of handsOf(pool)) {
    const rolled = hand.dice.reduce((sum, { die, face }) => sum + packedFace(die, face), 0);
    const at = bestReroll(hand, rolled, judge);
    if (at === undefined) add(judge(rolled), hand.ways * FACE.size);
    else for (const number of rerolls(at, rolled)) add(judge(number), hand.ways);
  }
  return [...ways].map(([outcome, of]) => ({ outcome, ways: of }));
}

function bestReroll(
  { dice }: Hand,
  rolled: number,
  judge: (rolled: number) => { readonly damage: number },
): Hand["dice"][number] | undefined {
  let best: Hand["dice"][number] | undefined;
  let most = judge(rolled).damage * FACE.size;
  for (const one of dice) {
    let sum = 0;
    for (const number of rerolls(one, rolled)) sum += judge(number).damage;
    if (sum > most) [best, most] = [one, sum];
  }
  return best;
}

/** The roll with the die on each of its faces instead. */
const rerolls = ({ die, face }: Hand["dice"][number], rolled: number): readonly number[] =>
  packedFaces(die).map((other) => rolled - packedFace(die, face) + other);

const FACES = new Map<AttackDie, readonly number[]>();

function packedFaces(die: AttackDie): readonly number[] {
  const known = FACES.get(die) ?? Array.from({ length: FACE.size }, (_, face) => packed(faceOf(die, face)));
  FACES.set(die, known);
  return known;
}

const packedFace = (die: AttackDie, face: number): number => packedFaces(die)[face] as number;

/** Every hand a pool can show; hands alike but for the order of equal dice are one. */
function handsOf(pool: readonly AttackDie[]): readonly Hand[] {
  let hands: readonly Hand[] = [{ dice: [], ways: 1 }];
  for (const die of [...pool].sort()) {
    const merged = new Map<string, Hand>();
    for (const hand of hands) {
      for (let face = 0; face < FACE.size; face++) {
        const dice = [...hand.dice, { die, face }].sort((a, b) => (a.die === b.die ? a.face - b.face : 0));
        const key = dice.map((one) => `${one.die}${one.face}`).join();
        merged.set(key, { dice, ways: hand.ways + (merged.get(key)?.ways ?? 0) });
      }
    }
    hands = [...merged.values()];
  }
  return hands;
}
