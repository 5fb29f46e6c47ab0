import type { Contribution, Explained } from "@riposte/kernel";
import type { IaMatch } from "../declared.js";

/** What the numbers of an attack are read from. */
export type Reading = Pick<IaMatch, "slices" | "value" | "explain">;

/** The values of an attack that others may change. */
type Changing =
  | "attack:results"
  | "attack:pool"
  | "defense:pool"
  | "attack:keywords"
  | "attack:damage"
  | "attack:needed";

/** A value of the attack under way; its reasons are added to `why`, where they are asked for. */
export function valueIn<T extends number | Readonly<Record<string, number>>>(
  match: Reading,
  name: Changing,
  subject: { readonly attacker: string; readonly defender: string },
  base: T,
  why?: Contribution[],
): T {
  if (why === undefined) return match.value(name, subject, base);
  const { value, because } = match.explain(name, subject, base);
  why.push(...because);
  return value;
}

/**
 * A number with its reasons.
 *
 * @example
 * const { value, because } = explained((why) => resultsIn(match, why));
 */
export function explained<T>(number: (why: Contribution[]) => T): Explained<T> {
  const because: Contribution[] = [];
  return { value: number(because), because };
}
