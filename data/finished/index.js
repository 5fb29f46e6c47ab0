import abilities from "./abilities.json" with { type: "json" };
import cards from "./cards.json" with { type: "json" };
import difficulties from "./difficulties.json" with { type: "json" };
import rulesets from "./rulesets.json" with { type: "json" };

/** Everything `finished(facts)` is built from. */
export const facts = {
  abilities: abilities.abilities,
  cards: cards.cards,
  difficulties: difficulties.difficulties,
  rulesets: rulesets.rulesets,
};
