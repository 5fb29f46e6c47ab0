import type { RollDescription } from "../attack/description.js";
import { type AttackFact, factsOf } from "../attack/fact.js";
import type { AttackQuery } from "../attack/query.js";

/** A hit or wound roll: modifiers are summed, then clamped once; the best threshold and re-roll count (rules 2, 3). */
export function describeRoll(
  query: AttackQuery,
  facts: readonly AttackFact[],
  roll: "hit" | "wound",
  needed: number,
): RollDescription {
  const ignores = factsOf(facts, "ignore").filter(
    ({ what }) => what === "modifiers" || what === (roll === "hit" ? "hitPenalties" : "woundPenalties"),
  );
  const modifiers = factsOf(facts, "roll")
    .filter((fact) => fact.roll === roll)
    .filter(({ add }) => ignores.every(({ what }) => what !== "modifiers" && add >= 0));
  const automatic = factsOf(facts, "automatic").filter((fact) => fact.roll === roll);
  const bands = factsOf(facts, "failUpTo").filter((fact) => fact.roll === roll);
  const only = roll === "hit" ? factsOf(facts, "onlyFrom") : [];
  const criticals = factsOf(facts, "critical").filter((fact) => fact.roll === roll);
  const fixed = factsOf(facts, "noReroll").filter((fact) => fact.roll === roll);
  const rerolls = factsOf(facts, "reroll").filter(
    (fact) => fact.roll === roll && fact.dice !== "one" && fixed.length === 0,
  );
  const least = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.min(...numbers));
  return {
    automatic: automatic.length > 0,
    needed,
    modifier: Math.max(
      -1,
      Math.min(
        1,
        modifiers.reduce((sum, { add }) => sum + add, 0),
      ),
    ),
    failUpTo: Math.max(1, ...bands.map(({ upTo }) => upTo)),
    onlyFrom: least(only.map((fact) => fact.least)),
    ...(only.some(({ critical }) => critical === false) ? { neverCritical: true } : {}),
    critical: Math.min(6, ...criticals.filter(({ ifSuccessful }) => !ifSuccessful).map(({ on }) => on)),
    criticalIfSuccessful: least(criticals.filter(({ ifSuccessful }) => ifSuccessful).map(({ on }) => on)),
    reroll: bestReroll(
      query,
      rerolls.map(({ dice }) => dice),
    ),
    because: [...modifiers, ...ignores, ...automatic, ...bands, ...only, ...criticals, ...fixed, ...rerolls],
  };
}

function bestReroll(query: AttackQuery, allowed: readonly string[]): RollDescription["reroll"] {
  // a full re-roll may be used on successes too: whether to fish for criticals is the player's policy
  if (allowed.includes("any")) return query.situation.rerolls;
  if (allowed.includes("fails")) return "fails";
  return allowed.includes("ones") ? "ones" : "none";
}
