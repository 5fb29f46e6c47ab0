import { capital } from "@riposte/words";
/** One number on the way from the dice to the harm. */
export interface Link {
  readonly value: string;
  readonly words: string;
  readonly about: string;
}

/** What an attack comes to, in a form that attacks of every game share. */
export interface Reckoned {
  readonly name: string;
  /** The chance of each number slain, or of each amount of damage. */
  readonly law: readonly number[];
  readonly chain: readonly Link[];
  /** Rules that changed a number, each with what it changed; and what is not counted. */
  readonly reasons: readonly string[];
}

/** Attackers that are compared carry these, in chart, chain and panel. */
export const LETTERS = ["a", "b", "c"] as const;
export type Letter = (typeof LETTERS)[number];

/** A panel of the form with something wrong in it. */
export interface Wrong {
  /** Whose: an attacker's letter, the target's or the situation's. */
  readonly of: Letter | "t" | "s";
  readonly field: string;
  readonly reason: string;
}

/** Attackers in their order; nothing for those whose panel has a mistake. */
export type Compared = readonly { readonly letter: Letter; readonly reckoned: Reckoned | undefined }[];

export const atLeast = (law: readonly number[], least: number): number =>
  law.slice(least).reduce((sum, chance) => sum + chance, 0);

export const meanOf = (law: readonly number[]): number => law.reduce((sum, chance, count) => sum + chance * count, 0);

/** The likeliest number. */
export const likeliest = (law: readonly number[]): number => law.indexOf(Math.max(...law));

const MOST_GROUPS = 6;

/** Which "at least n" are worth bars: every one of a few, else some on the way, always the last. */
export function stepsTo(goal: number): readonly number[] {
  if (goal <= MOST_GROUPS) return Array.from({ length: goal }, (_, at) => at + 1);
  const steps = Array.from({ length: MOST_GROUPS }, (_, at) => Math.round(1 + ((goal - 1) * at) / (MOST_GROUPS - 1)));
  return [...new Set(steps)];
}

/** Who does what, in one sentence; what comes to the same is said once. */
export function sentenceOf(told: readonly { readonly name: string; readonly does: string }[]): string {
  const parts = told.map(({ name, does }, at) =>
    at > 0 && told[at - 1]?.does === does ? `so does the ${name}` : `the ${name} ${does}`,
  );
  const text = parts.join("; ");
  return `${capital(text)}.`;
}
