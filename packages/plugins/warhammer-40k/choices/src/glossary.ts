import type { Glossary } from "@riposte/kernel/data";

/** What the fields of stratagem files mean, where they do not say so themselves. */
export const glossary: Glossary = {
  $schema: "The JSON Schema of this file, for editors",
  cost: "Command points",
  engaged: "It is within Engagement Range of an enemy, or not",
  id: "Its name for programs, which no other has",
  name: "The printed name",
  player: "Who can use it: whose turn it is, the other, or both",
  stratagems: "The stratagems",
  type: "The effect's name",
  windows: "Where it is offered",
};
