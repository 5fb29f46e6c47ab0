import type { Ability } from "@riposte/op-actions";
import { joined } from "./token.js";

/** Gathers what an ability means while it is walked through. */
export interface Gathering {
  readonly must: Map<string, number>;
  readonly may: Set<string>;
  readonly lists: (readonly string[])[];
  /** Ways to say the same: the first whose first piece is printed. */
  readonly ways: (readonly (readonly string[])[])[];
  /** Accounts for an ability that another one gives. */
  readonly whole: (g: Gathering, ability: Ability) => void;
}

export const gathering = (whole: Gathering["whole"]): Gathering => ({
  must: new Map(),
  may: new Set(),
  lists: [],
  ways: [],
  whole,
});

/** Has to be printed, so often. */
export function must(g: Gathering, ...means: readonly string[]): void {
  for (const one of means) g.must.set(one, (g.must.get(one) ?? 0) + 1);
}

/** May be printed, as often as it likes. */
export function may(g: Gathering, ...means: readonly string[]): void {
  for (const one of means) g.may.add(one);
}

/** Words of which one is enough. */
export function either(g: Gathering, kind: string, words: string | readonly string[]): void {
  const all = [words].flat().map((word) => `${kind}:${word}`);
  must(g, ...all);
  if (all.length > 1) {
    g.lists.push(all);
    may(g, joined("or", all));
  }
}

/** Said in one of several ways; each begins with what tells it from the others. */
export function oneWay(g: Gathering, ...ways: readonly (readonly string[])[]): void {
  g.ways.push(ways);
}
