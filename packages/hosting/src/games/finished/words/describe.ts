import { sentence } from "@riposte/words";
import type { Description } from "../../../voice/description.js";
import { finishedFacts as facts } from "../facts.js";
import { abilityName } from "./ability-name.js";

/** A card by its number, or an ability by its id; nothing for anything else. */
export function describeFinished(id: string): Description | undefined {
  const card = facts.cards.find(({ number }) => String(number) === id);
  const ability = facts.abilities.find((one) => one.id === (card?.ability ?? id));
  if (ability === undefined) return undefined;
  const name = abilityName(ability.id);
  return {
    id,
    name: card === undefined ? name : `Card ${card.number}, ${name}`,
    kind: ability.kind === "manual" ? "Ability you use" : "Ability that acts by itself",
    sentences: [sentence(ability.gist)],
    keywords: [],
  };
}
