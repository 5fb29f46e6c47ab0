import type { DeepReadonly } from "@riposte/kernel";
import type { Unit } from "@riposte/warhammer-40k";

/** The highest among living bodyguards, the leaders' highest when none live; there is no majority. */
export function toughnessOf({ models, leaders }: DeepReadonly<Unit>): number {
  const living = models.filter(({ count }) => count > 0);
  const led = leaders.flatMap((leader) => leader.models).filter(({ count }) => count > 0);
  const counted = living.length > 0 ? living : led.length > 0 ? led : models;
  return Math.max(...counted.map(({ T }) => T));
}
