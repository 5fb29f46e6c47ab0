import type { Pmf } from "@riposte/warhammer-40k";

/** The law of a value that each position has, whatever the bits are. */
export function lawOf(places: Float64Array, values: readonly number[]): Pmf {
  const law = new Float64Array(Math.max(...values) + 1);
  for (let place = 0; place < places.length; place++) {
    const value = values[place % values.length] as number;
    law[value] = (law[value] as number) + (places[place] as number);
  }
  return law;
}
