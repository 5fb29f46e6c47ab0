import type { DeepReadonly } from "@riposte/kernel";
import type { Stat, StatChange } from "../attack/fact.js";
import type { Models, Unit } from "../unit/unit.js";

/** How an edition reads facts: what differs between editions when they become an attack. */
export interface Reading {
  /** Changes to a characteristic count in this order, and dice beside it after them. */
  readonly order: readonly StatChange["op"][];
  /** A characteristic set to 0 stays 0, whatever else changes it. */
  readonly freezesZero: boolean;
  /** Limits that no change passes; skills and saves are thresholds, so lower is better. */
  readonly limits: Readonly<Partial<Record<Stat, readonly [least: number, most: number]>>>;
  /** What save rolls are improved by at most, in all. */
  readonly mostSaveImprovement: number;
  /** Does the Benefit of Cover improve armour saves? */
  readonly coverSaves: boolean;
  /** Do only its own abilities change the attacks of a weapon with Extra Attacks? */
  readonly locksExtraAttacks: boolean;
  /** Do wounds that change their own attack become a pool apart? Else what they change is not counted. */
  readonly splitsPools?: boolean;
  /** The Toughness of a unit whose models have several. */
  toughnessOf(target: DeepReadonly<Unit>): number;
  /** Are these models a CHARACTER of their own among the target's? */
  isCharacter(part: DeepReadonly<Unit>, models: DeepReadonly<Models>, isLeader: boolean): boolean;
  /** Which models of a target are struck as one group; without it each wound is allocated by itself. */
  groupOf?(part: DeepReadonly<Unit>, models: DeepReadonly<Models>): string;
}
