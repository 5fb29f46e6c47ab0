import { type Library, mechanicsOf } from "@riposte/mechanics";
import {
  type AttackDescription,
  type AttackQuery,
  describeAttack,
  type RuleSource,
  type Ruleset,
  tenth,
} from "@riposte/warhammer-40k";

/** What attacks are judged by: an edition, and everybody who knows rules. */
export interface CombatRules {
  readonly ruleset: Ruleset;
  readonly sources: readonly RuleSource[];
}

/** The rules of a library of mechanics, the same that play uses. */
export const combatRules = (library: Library, ruleset: Ruleset = tenth): CombatRules => ({
  ruleset,
  sources: [mechanicsOf(library)],
});

/** An attack with all its rules settled. */
export const describe = ({ ruleset, sources }: CombatRules, query: AttackQuery): AttackDescription =>
  describeAttack(ruleset, sources, query);
