import type { Key } from "@riposte/kernel";

const ATTACK_OR_COUNTER = /^(?:attack|counter):(\d+):(\d+)$/;
const ABOUT_ONE = /^(?:[a-z]+:)?(\d+)(?::|$)/;

/** The cards an option is about: the one that acts, then its target. */
export function cardsIn(key: Key): readonly number[] {
  const [, ...found] = ATTACK_OR_COUNTER.exec(String(key)) ?? ABOUT_ONE.exec(String(key)) ?? [];
  return found.map(Number);
}
