import type { AttackDescription } from "./description.js";
import type { AttackFact } from "./fact.js";
import type { AttackQuery } from "./query.js";

/** A plugin with rules: what it says about an attack, as facts. */
export type RuleSource = (query: AttackQuery) => readonly AttackFact[];

/** An edition of the game: its core rules, and how facts become an attack. Another edition stands beside it. */
export interface Ruleset {
  readonly name: string;
  /** What the core rules themselves say, knowing what all plugins said: cover, Overwatch, Big Guns Never Tire. */
  core(query: AttackQuery, said: readonly AttackFact[]): readonly AttackFact[];
  /** All facts together become an attack. */
  describe(query: AttackQuery, facts: readonly AttackFact[]): AttackDescription;
}

/** An attack with all its rules settled, without a match: the same facts and the same edition as in play. */
export const describeAttack = (
  ruleset: Ruleset,
  sources: readonly RuleSource[],
  query: AttackQuery,
): AttackDescription =>
  settleAttack(
    ruleset,
    query,
    sources.flatMap((source) => source(query)),
  );

/** The edition settles what all plugins said. */
export const settleAttack = (ruleset: Ruleset, query: AttackQuery, said: readonly AttackFact[]): AttackDescription =>
  ruleset.describe(query, [...ruleset.core(query, said), ...said]);
