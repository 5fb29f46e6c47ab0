import { type AttackDescription, certainly } from "@riposte/warhammer-40k";
import { attacksLaw } from "./attack-count.js";
import type { Chain } from "./kill-chain.js";
import type { Layout } from "./layout.js";
import { mortalStep, type Step } from "./step.js";

/** A line without models, along which every point counts: what attacks score, whatever happens to the target. */
export function lineOf({ positions }: Layout, defence: number): Chain {
  const reached = Array.from({ length: positions }, (_, at) =>
    at === positions - 1 ? null : { defence, left: positions - 1 - at, stride: 1 },
  );
  return { size: positions, lost: [], slain: [], slainOf: {}, standing: () => [], ordinary: reached, precise: reached };
}

/** One more of whatever is counted. */
export const oneMore = (layout: Layout): Step => mortalStep(lineOf(layout, 0), layout, [certainly(1)]);

/** The hits one attack scores at most. */
export function mostHits({ criticalHit: { extraHits } }: AttackDescription): number {
  return 1 + (extraHits === null ? 0 : Math.max(0, extraHits.dice * extraHits.sides + extraHits.plus));
}

/** The wounds all attacks score at most. */
export const mostWounds = (description: AttackDescription): number =>
  (attacksLaw(description).length - 1) * mostHits(description);
