import type { Option } from "@riposte/kernel";
import { damageOf, missReason } from "../attack/arithmetic.js";
import type { Attack } from "../attack/attack.js";
import type { BodyCard } from "../context.js";
import type { Results } from "../dice/results.js";
import type { TableSeen } from "./table-seen.js";

/** What a plugin that sells something during an attack teaches the bots. */
export interface AttackKnowledge {
  /** The damage that results come to for the attacker, with the best it can buy; `needed` is null for a melee attack. */
  damageFor(attacker: BodyCard): (results: Results, needed: number | null, pierce: number) => number;
  /** Is this offer one of the plugin's? */
  knows(option: Option): boolean;
  /** What an offer is worth where one of them is the plugin's; 0 where it changes nothing. */
  worthOf(seen: TableSeen, attack: Attack, option: Option): number;
}

/** Attacks as they are where nothing is sold. */
export const PLAIN: AttackKnowledge = {
  damageFor: () => (results, needed, pierce) =>
    missReason(results, needed) === undefined ? damageOf(results, pierce) : 0,
  knows: () => false,
  worthOf: () => 0,
};
