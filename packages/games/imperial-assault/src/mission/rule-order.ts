import type { IaReads } from "../declared.js";
import { otherSeat } from "../figures/lookup.js";

/** Both seats in order of initiative. */
export function inOrder({ slices }: IaReads): readonly [number, number] {
  const { initiative } = slices["imperial-assault"];
  return [initiative, otherSeat(initiative)];
}
