import type { AttackDescription } from "@riposte/warhammer-40k";

/** Do the critical hits of an attack wound without a roll, unless its player decides die by die? */
export const isLethal = ({ autoWound, declines = false }: AttackDescription["criticalHit"]): boolean =>
  autoWound && !declines;

/** Critical hits that wound without a roll: they are hits that roll no more, and never critical wounds. */
export const lethalHits = (count: number, by: string) =>
  [
    { type: "attack:add-hits", count: -count, by },
    { type: "attack:add-wounds", count, by },
  ] as const;
