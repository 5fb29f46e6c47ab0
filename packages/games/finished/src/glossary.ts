import type { Glossary } from "@riposte/kernel/data";

/** What the fields of the data files mean, where they do not say so themselves. */
export const glossary: Glossary = {
  $schema: "The JSON Schema of this file, for editors",
  abilities: "The abilities, in the order of execution",
  ability: "The id of the card's ability",
  active: "Candies to spend at the start",
  cards: "Cards, by their number",
  coffee: "Coffees at the start",
  decisions: "What the player is asked when it is used",
  difficulties: "The difficulties, from easy to hard",
  gist: "What it does, in our words",
  id: "Its name for programs, which no other has",
  kind: "automatic: at its moment; manual: when the player wants it",
  number: "The number on the card",
  phase: "The phase it belongs to",
  reserve: "Candies still to be earned at the start",
  rulesets: "Readings of the rules",
  slots: "How many candies the card can hold",
};
