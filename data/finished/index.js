import abilities from "./abilities.json" with { type: "json" };
import cards from "./cards.json" with { type: "json" };
import coverage from "./coverage.json" with { type: "json" };
import difficulties from "./difficulties.json" with { type: "json" };
import gaps from "./gaps.json" with { type: "json" };
import rulesets from "./rulesets.json" with { type: "json" };

/** Everything `finished(facts)` is built from. */
export const facts = {
  abilities: abilities.abilities,
  cards: cards.cards,
  difficulties: difficulties.difficulties,
  rulesets: rulesets.rulesets,
};

/** What the tests show about the abilities, and what is known to be missing. */
// pure, so that a bundle without use for proofs leaves them out
export const proofs = /* @__PURE__ */ (() => ({ tested: coverage.tested, reached: coverage.reached, gaps }))();
