import type { DeepReadonly } from "@riposte/kernel";
import type { Models, Unit } from "../unit/unit.js";

/**
 * Toughness of a unit: the bodyguard's highest while leaders are attached, even after it fell; else the majority's,
 * and the highest of equals (rules 7).
 */
export function toughnessOf({ models, leaders }: DeepReadonly<Unit>): number {
  const living = models.filter(({ count }) => count > 0);
  const counted = living.length > 0 ? living : models;
  const values = [...new Set(counted.map(({ T }) => T))];
  if (leaders.length > 0) return Math.max(...values);
  return values.reduce((best, T) => {
    const [mine, theirs] = [modelsWith(counted, T), modelsWith(counted, best)];
    return mine > theirs || (mine === theirs && T > best) ? T : best;
  });
}

const modelsWith = (models: readonly DeepReadonly<Models>[], T: number): number =>
  models.reduce((sum, group) => sum + (group.T === T ? group.count : 0), 0);
