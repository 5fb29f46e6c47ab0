import { type CombatRules, combatRules } from "@riposte/combat";
import { editionOf } from "@riposte/warhammer-40k";
import { eleventhEdition, warhammerLibrary } from "./facts.js";

/** What attacks are judged by, by the name of a ruleset: an edition's newest unless it is dated. */
export function warhammerRules(ruleset = "10e"): CombatRules {
  if (editionOf(ruleset) === "10") return combatRules(warhammerLibrary());
  return combatRules(warhammerLibrary("11"), eleventhEdition().played(ruleset));
}
