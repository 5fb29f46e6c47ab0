import type { AttackDescription, SingleReroll } from "@riposte/warhammer-40k";
import type { Rows } from "./fire.js";

/**
 * How chances are laid out in a row: all positions of the target, for every combination of bits. A bit says that a single
 * re-roll is used up, or that the profile being fired has scored. Mostly there are none, and a row is the positions.
 */
export interface Layout {
  readonly positions: number;
  /** Combinations of bits. */
  readonly states: number;
  readonly size: number;
  /** The bit of a profile that has hit at all, of one that has wounded, and both; 0 where it is not asked. */
  readonly hit: number;
  readonly wounded: number;
  readonly marks: number;
  /** For each combination of bits, that after a single re-roll of this profile and roll was spent; -1 where none is left. */
  spending(description: AttackDescription, roll: SingleReroll["roll"]): Int32Array;
}

/** The layout for some profiles and so many positions. */
export function layoutOf(descriptions: readonly AttackDescription[], positions: number): Layout {
  const keyOf = ({ roll, by }: SingleReroll) => `${roll} ${by}`;
  const keys = [...new Set(descriptions.flatMap(({ singles = [] }) => singles.map(keyOf)))];
  const isAsked = descriptions.some(({ inAddition = [] }) => inAddition.length > 0);
  const states = 2 ** (keys.length + (isAsked ? 2 : 0));
  const [hit, wounded] = isAsked ? [2 ** keys.length, 2 ** (keys.length + 1)] : [0, 0];
  return {
    positions,
    states,
    size: positions * states,
    hit,
    wounded,
    marks: hit + wounded,
    spending({ singles = [] }, roll) {
      const bits = singles.filter((one) => one.roll === roll).map((one) => 2 ** keys.indexOf(keyOf(one)));
      return Int32Array.from({ length: states }, (_, state) => {
        const free = bits.find((bit) => (state & bit) === 0);
        return free === undefined ? -1 : state | free;
      });
    },
  };
}

/** The chances of every position, whatever the bits are. */
export function positionsOf({ positions, states }: Layout, places: Rows): Rows {
  if (states === 1) return places;
  const sum = new Float64Array(positions);
  for (let place = 0; place < places.length; place++)
    sum[place % positions] = (sum[place % positions] as number) + (places[place] as number);
  return sum;
}
