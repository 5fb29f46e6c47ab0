import { Ability, tellAbility } from "@riposte/op-actions";
import { importCards } from "@riposte/op-import";

/** Reads a printed line of a ONE PIECE card as the importer does: every word, or not at all. */
export function readPrintedCard(line: string) {
  const { cards, problems } = importCards([
    {
      id: "OWN-001",
      name: "Own",
      category: "Character",
      colors: ["Red"],
      types: ["Crew"],
      attributes: ["Wisdom"],
      cost: 1,
      power: 1000,
      counter: 0,
      effect: line,
    },
  ]);
  const [card] = cards;
  const abilities = card?.facts.abilities ?? [];
  return {
    abilities,
    told: abilities.map((ability) => tellAbility(Ability.parse(ability))),
    unread: [
      ...(card?.unread ?? []).map(({ unread }) => unread),
      ...problems.map(({ path, message }) => `${path}: ${message}`),
    ],
  };
}
