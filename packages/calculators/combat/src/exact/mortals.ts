import { type AttackDescription, certainly, type Pmf, quantityLaw } from "@riposte/warhammer-40k";
import { throughPain } from "./harm-law.js";
import type { Chain } from "./kill-chain.js";
import type { Layout } from "./layout.js";
import { mortalStep } from "./step.js";
import { joined, moved, type Waiting } from "./waiting.js";

/** Mortal wounds in addition wait behind everything else, where the profile has hit or wounded at all (rules 5). */
export function withMortals(
  before: Waiting,
  chain: Chain,
  layout: Layout,
  { inAddition = [], defences }: AttackDescription,
) {
  if (layout.marks === 0) return before;
  const after = inAddition.reduce((waiting, { on, roll, count, spill }) => {
    const struck = throughRoll(spill ? quantityLaw(count) : certainly(1), roll);
    const each = spill ? certainly(1) : quantityLaw(count);
    const points = defences.map(({ feelNoPainMortal }) => throughPain(each, feelNoPainMortal));
    const bit = on === "hits" ? layout.hit : layout.wounded;
    const isScored = (place: number) => (Math.floor(place / layout.positions) & bit) !== 0;
    return joined(waiting, mortalStep(chain, layout, points), struck.length, (place, wounds) =>
      isScored(place) ? (struck[wounds] as number) : wounds === 0 ? 1 : 0,
    );
  }, before);
  // the next profile has scored nothing yet
  return moved(after, (place) => {
    const state = Math.floor(place / layout.positions);
    return place - (state - (state & ~layout.marks)) * layout.positions;
  });
}

/** The law of something that happens where a D6 reaches a number. */
function throughRoll(law: Pmf, roll: number | null): Pmf {
  const chance = roll === null ? 1 : (7 - roll) / 6;
  return law.map((odds, n) => odds * chance + (n === 0 ? 1 - chance : 0));
}
