import { type AnyPlugin, hookedBy, simulateMatch, type TraceEntry, traced } from "@riposte/kernel/run";
import type { AttackFact, AttackQuery, RuleSource } from "@riposte/warhammer-40k";
import { volleyGame } from "./played/volley-game.js";
import type { CombatRules } from "./rules.js";

/** The same rules with plugins of other authors: they play where attacks are rolled, and what they say of an attack is counted. */
export function withGuests(rules: CombatRules, guests: readonly AnyPlugin[]): CombatRules {
  if (guests.length === 0) return rules;
  const unsaid = guests.flatMap((plugin) =>
    hookedBy(plugin)
      .filter(isInAttack)
      .map((gist): AttackFact => ({ fact: "uncounted", by: plugin.name, from: "core", gist })),
  );
  return { ...rules, guests, sources: [...rules.sources, saidBy(rules, guests), () => unsaid] };
}

/** What guests say of an attack, asked as play asks them: in an activation that begins with it. */
function saidBy(rules: CombatRules, guests: readonly AnyPlugin[]): RuleSource {
  const names = guests.map(({ name }) => name);
  return (query: AttackQuery) => {
    const said: TraceEntry[] = [];
    const { game, setup } = volleyGame({ ...rules, guests }, [query]);
    simulateMatch(traced(game, (entry) => said.push(entry)).game, { setup, seed: "asked" });
    return said.flatMap((entry) =>
      entry.kind === "answered" && entry.event === "attack:gathering" && names.includes(entry.plugin)
        ? entry.queued.flatMap((effect) => factsIn(effect, entry.plugin))
        : [],
    );
  };
}

/** What is contributed counts; anything else that is queued meanwhile is played, and named. */
function factsIn(effect: { readonly type: string; readonly facts?: unknown }, by: string): readonly AttackFact[] {
  if (effect.type !== "attack:contribute") return [{ fact: "uncounted", by, from: "core", gist: effect.type }];
  return (effect.facts as readonly AttackFact[]).map(withOwnIds);
}

/** At the table ids carry the seat; without one they are as they are written. */
const withOwnIds = (fact: AttackFact): AttackFact =>
  "to" in fact && fact.to !== undefined ? { ...fact, to: fact.to.replace(/^\d+\./, "") } : fact;

/** Is it a name of what happens from the first roll of an attack to its last wound? What is said as it gathers its rules is counted. */
export const isInAttack = (name: string): boolean => IN_ATTACK.test(name) && !BEFORE.test(name);
const IN_ATTACK = /^(attack|attacks|hits|wounds|strengths|save|damage|models|volley|roll):/;
const BEFORE = /:(gathering|contribute|begin|ended|end)$/;
