import { Ability } from "@riposte/op-actions";
import { readLine } from "../src/grammar/ability.js";

/** What a line of our own says, as an ability; it fails where a word was not read. */
export function abilitiesIn(line: string): readonly unknown[] {
  const read = readLine(line);
  if ("unread" in read) throw new Error(`not read: "${read.unread}" after ${read.rule}`);
  for (const ability of read.abilities) Ability.parse(ability);
  return read.abilities;
}

/** What a line of our own says of the card itself. */
export function factsIn(line: string): unknown {
  const read = readLine(line);
  return "unread" in read ? read : read.facts;
}

export const abilityIn = (line: string): unknown => abilitiesIn(line)[0];

/** The steps of a line on the timing [On Play]. */
export const stepsIn = (text: string): unknown => (abilityIn(`[On Play] ${text}`) as { steps: unknown }).steps;
