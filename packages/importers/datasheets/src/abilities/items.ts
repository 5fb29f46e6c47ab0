import type { Clause } from "./clause.js";
import { attackEffect, type Effect } from "./effects.js";
import { attempt, eat, listOf, oneOf, type Reader } from "./reader.js";
import type { Reach } from "./subjects.js";
import { circumstance, type Written } from "./words.js";

/** Effects that count under the same conditions. */
export interface Item {
  readonly effects: readonly Effect[];
  readonly conditions: readonly Written[];
}

/** "add 1 to the Hit roll if this unit is below its Starting Strength, and add 1 to the Wound roll as well". */
export function items(reader: Reader, defends: boolean): readonly Item[] | undefined {
  // "if A, B and C": what comes first holds for all that follows
  let before: readonly Written[] = [];
  return listOf(
    reader,
    (one) => {
      const first = attempt(one, () =>
        eat(one, "if") === undefined ? undefined : ended(one, circumstance(one, defends)),
      );
      const effects = attackEffect(one);
      if (effects === undefined) return undefined;
      eat(one, "as well");
      // a better re-roll takes the place of the other by itself
      if (first !== undefined && effects.every((effect) => effect.do === "reroll" && effect.dice === "any"))
        eat(one, "instead");
      const last = attempt(one, () => (eat(one, "if") === undefined ? undefined : circumstance(one, defends)));
      // a second "if" behind the first: the text does not say whether both hold
      if (before.length > 0 && (first ?? last) !== undefined) return undefined;
      if (first !== undefined) before = first;
      return { effects, conditions: [...before, ...(last ?? [])] };
    },
    [", and,", ", and", " and,", " and", ","],
  );
}

export const ended = <T>(reader: Reader, found: T | undefined): T | undefined =>
  found === undefined || eat(reader, ",") === undefined ? undefined : found;

export const clausesOf = (
  as: Clause["as"],
  reach: Reach,
  conditions: readonly Written[],
  found: readonly Item[],
): readonly Clause[] =>
  found.map((item) => ({ as, reach, conditions: [...conditions, ...item.conditions], effects: item.effects }));

/** The kind of attack: "a ranged attack", "an attack". */
export function kind(reader: Reader, article = "(a|an)"): readonly Written[] | undefined {
  const type = oneOf(reader, [
    (one) => (eat(one, `${article} ranged attack`) === undefined ? undefined : "ranged"),
    (one) => (eat(one, `${article} melee attack`) === undefined ? undefined : "melee"),
    (one) => (eat(one, `${article} attack`) === undefined ? undefined : "any"),
  ]);
  return type === undefined ? undefined : type === "any" ? [] : [{ is: "attack", kind: type }];
}

/** "melee", "ranged", or nothing in particular: which attacks. */
export function kindWord(reader: Reader): readonly Written[] {
  if (eat(reader, "melee") !== undefined) return [{ is: "attack", kind: "melee" }];
  return eat(reader, "ranged") === undefined ? [] : [{ is: "attack", kind: "ranged" }];
}
