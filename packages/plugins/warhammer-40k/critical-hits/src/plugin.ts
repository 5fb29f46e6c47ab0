import { definePlugin, type Plugin } from "@riposte/kernel";
import { criticalEffects, hearCriticals } from "./criticals.js";
import { type CriticalHits, declared } from "./declared.js";

/**
 * Sustained Hits, Lethal Hits and Devastating Wounds in play.
 *
 * @example
 * const game = compose([warhammer40k(createContext(armies)), mechanics(library), criticalHits()]);
 */
export const criticalHits = (): Plugin<CriticalHits> =>
  definePlugin<CriticalHits>(declared, { effects: criticalEffects, on: hearCriticals });
