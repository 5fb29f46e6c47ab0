import type { DeepReadonly } from "@riposte/kernel";
import type { Army, Situation, Unit } from "@riposte/warhammer-40k";
import type { z } from "zod";

/** When units attack: they shoot, fight after a charge, or fight on. */
export const MOMENTS = ["shooting", "charge", "fight"] as const;

/** What every attack of a matrix happens under. */
export interface Moment {
  readonly when: (typeof MOMENTS)[number];
  /** Inches between the units that shoot. */
  readonly distance: number;
  /** The attackers did not move. */
  readonly stationary: boolean;
  /** Targets have the Benefit of Cover against shots. */
  readonly cover: boolean;
  readonly armies: { readonly attacker: DeepReadonly<Army>; readonly target: DeepReadonly<Army> };
}

/** What surrounds an attack at that moment. */
export function situationFor({ when, distance, armies }: Moment): DeepReadonly<z.input<typeof Situation>> {
  if (when === "shooting") return { phase: "shooting", distance, armies };
  return { phase: "fight", distance: 1, engaged: { attacker: true, target: true }, armies };
}

/** Units as they attack, and as they are attacked. */
export function asAttacker(unit: DeepReadonly<Unit>, { when, stationary }: Moment): DeepReadonly<Unit> {
  const moved = when === "shooting" && stationary ? "stationary" : "normal";
  return { ...unit, seat: 0, combat: { ...unit.combat, moved, charged: when === "charge" } };
}

export const asTarget = (unit: DeepReadonly<Unit>, { when, cover }: Moment): DeepReadonly<Unit> => ({
  ...unit,
  seat: 1,
  combat: { ...unit.combat, cover: cover && when === "shooting" },
});
