import { attempt, eat, listOf, numberOf, oneOf, type Reader } from "./reader.js";

/** A condition of a mechanic as our data writes it. */
export type Written = Readonly<Record<string, unknown>> & { readonly is: string };

const not = (of: Written): Written => ({ is: "not", of });

/** Words that stand for keywords, though no keyword themselves. */
const PLURALS: Readonly<Record<string, string>> = { vehicles: "vehicle", monsters: "monster", characters: "character" };
const STOPS =
  /^(?:unit|units|model|models|is|that|with|within|and|or|from|has|have|enemy|friendly|the|a|an|target|targets|each|while|if|in|weapon|weapons)$/;

/** One keyword, of several words perhaps: "ADEPTUS ASTARTES INFANTRY", up to a word that is no part of one. */
function keyword(reader: Reader): string | undefined {
  const words: string[] = [];
  let isSure = true;
  for (;;) {
    const found = /^\s*([a-z][a-z'!-]*)/.exec(reader.text.slice(reader.at));
    const word = found?.[1];
    if (found === null || word === undefined || STOPS.test(word)) break;
    // keywords are printed with capitals
    const start = reader.at + found[0].length - word.length;
    const printed = reader.printed.slice(start, start + word.length);
    if (!/^[A-Z]/.test(printed)) break;
    words.push(PLURALS[word] ?? word);
    // so are states and names: what is not all in capitals has to be known for a keyword
    isSure &&= !/[a-z]/.test(printed);
    reader.at += found[0].length;
  }
  if (words.length === 0 || (!isSure && !isKnown(words, reader.keywords))) return undefined;
  reader.furthest = Math.max(reader.furthest, reader.at);
  return words.join(" ").toUpperCase();
}

/** Keywords that any datasheet may speak of. */
const COMMON = new Set(
  `aircraft battleline beast beasts chaos character daemon epic hero fly fortification grenades infantry imperium monster
  mounted psyker smoke swarm titanic towering transport vehicle walker gravis phobos terminator`.split(/\s+/),
);

/** Is every word a common keyword, or one of the datasheet's own? */
function isKnown(words: readonly string[], own: readonly string[]): boolean {
  const mine = new Set(own.flatMap((keyword) => keyword.toLowerCase().replaceAll("\u2019", "'").split(/\s+/)));
  return words.every((word) => COMMON.has(word) || mine.has(word));
}

/** "Monster or Vehicle", "CHARACTER, MONSTER or VEHICLE". */
export const keywords = (reader: Reader, separators = [", or", " or", ","]): readonly string[] | undefined =>
  attempt(reader, () => listOf(reader, keyword, separators));

/** "‹excluding Monsters and Vehicles›" after a unit. */
export const excluding = (reader: Reader, who: string): Written | undefined =>
  attempt(reader, () => {
    if (eat(reader, "‹excluding( attacks that target)?") === undefined) return undefined;
    const without = keywords(reader, [" and", " or", ","]);
    eat(reader, "(units|models)");
    if (without === undefined || eat(reader, "›") === undefined) return undefined;
    return not({ is: "keyword", who, any: without });
  });

/** Which unit "that unit" is so far: the one that has the rule, the target, or unknown. */
export function mean(reader: Reader, who: "self" | "target"): void {
  reader.that = reader.that === undefined || reader.that === who ? who : "unclear";
}

const isSo = (words: string, condition: Written) => (reader: Reader) =>
  eat(reader, words) === undefined ? undefined : condition;

const within = (right: unknown): Written => ({
  is: "compare",
  left: { ref: { of: "target", path: "distance" } },
  op: "<=",
  right,
});

/** What a unit is said to be: below half strength, battle-shocked, on an objective, near. */
function state(reader: Reader, who: string): Written | undefined {
  return oneOf(reader, [
    isSo("not below half-strength", not({ is: "strength", who, below: "half" })),
    isSo("below half-strength", { is: "strength", who, below: "half" }),
    isSo("below its starting strength", { is: "strength", who, below: "starting" }),
    isSo("at its starting strength", not({ is: "strength", who, below: "starting" })),
    isSo("battle-shocked", { is: "state", who, state: "battleShocked" }),
    (one) => objective(one, who),
    (one) => {
      const inches = who === "target" ? eat(one, "within {inches}")?.[0] : undefined;
      return inches === undefined || /^ of/.test(one.text.slice(one.at)) ? undefined : within(Number(inches));
    },
    (one) =>
      who === "target" && eat(one, "within half range") !== undefined ? within({ halfRange: true }) : undefined,
  ]);
}

/** "within range of an objective marker you control". */
export function objective(reader: Reader, who: string): Written | undefined {
  if (eat(reader, "within range of (an objective marker|one or more objective markers)") === undefined)
    return undefined;
  const held = oneOf(reader, [
    (one) => (eat(one, "(that )?you do not control") === undefined ? undefined : "notMine"),
    (one) => (eat(one, "(that )?you control") === undefined ? undefined : "mine"),
    (one) => (eat(one, "(that )?your opponent controls") === undefined ? undefined : "theirs"),
  ]);
  return { is: "onObjective", who, ...(held === undefined ? {} : { held }) };
}

/** A target: "a MONSTER or VEHICLE unit", "an enemy unit within 12\"", "a unit that can FLY". */
export const target = (reader: Reader): readonly Written[] | undefined =>
  attempt(reader, () => {
    if (eat(reader, "that (enemy )?unit") !== undefined) {
      if (!reader.isChosen) return undefined;
      mean(reader, "target");
      return [{ is: "marked", who: "target", mark: reader.mark }];
    }
    const conditions: Written[] = [];
    if (eat(reader, "the closest eligible (target|enemy unit|unit)") !== undefined) return [{ is: "closest" }];
    if (eat(reader, "(a|an|any)") === undefined) return undefined;
    eat(reader, "enemy");
    const kinds = keywords(reader);
    if (kinds !== undefined) conditions.push({ is: "keyword", who: "target", any: kinds });
    if (eat(reader, "(unit|units|model)") === undefined && kinds === undefined) return undefined;
    for (;;) {
      const more = oneOf(reader, [
        (one) => excluding(one, "target"),
        isSo("that can fly", { is: "keyword", who: "target", any: ["FLY"] }),
        isSo("that cannot fly", not({ is: "keyword", who: "target", any: ["FLY"] })),
        (one) => {
          const count = eat(one, "(that contains|containing) {n} or more models")?.[0];
          return count === undefined ? undefined : models("target", ">=", numberOf(count));
        },
        (one) => {
          eat(one, "that is");
          return state(one, "target");
        },
      ]);
      if (more === undefined) break;
      conditions.push(more);
    }
    mean(reader, "target");
    return conditions;
  });

export const models = (of: string, op: string, count: number): Written => ({
  is: "compare",
  left: { ref: { of, path: "models" } },
  op,
  right: count,
});

export const charged: Written = { is: "moved", who: "self", as: "charge" };
export const stationary: Written = { is: "moved", who: "self", as: "stationary" };

const OWN = "(this unit|this model|this model's unit|the bearer's unit|it)";

/** What comes after "if": "this unit made a Charge move this turn", "the target is Battle-shocked". */
export const circumstance = (reader: Reader, defends: boolean): readonly Written[] | undefined =>
  oneOf<readonly Written[]>(reader, [
    (one) => (eat(one, `${OWN} made a charge move this turn`) === undefined ? undefined : [charged]),
    (one) => (eat(one, `${OWN} remained stationary this turn`) === undefined ? undefined : [stationary]),
    (one) => (defends ? stronger(one) : undefined),
    (one) => (!defends && eat(one, "that attack targets") !== undefined ? target(one) : undefined),
    (one) => {
      if (defends || eat(one, "(the target of that attack|that target|the target) is( also)?") === undefined)
        return undefined;
      const found = state(one, "target");
      return found === undefined ? target(one) : [found];
    },
    (one) => {
      // an enemy unit may be the one that attacks: the unit that was spoken of is meant
      const isThat = attempt(one, () => eat(one, "that (enemy )?unit is( also)?")) !== undefined;
      if (isThat && one.that !== "self" && one.that !== "target") return undefined;
      if (!isThat && eat(one, `${OWN} is`) === undefined) return undefined;
      const found = state(one, isThat ? (one.that as string) : "self");
      return found === undefined ? undefined : [found];
    },
  ]);

/** "the Strength characteristic of that attack is greater than the Toughness characteristic of this unit". */
function stronger(reader: Reader): readonly Written[] | undefined {
  if (eat(reader, "the strength characteristic of that attack is greater than") === undefined) return undefined;
  const isEqual = eat(reader, "or equal to") !== undefined;
  if (
    eat(
      reader,
      "(the toughness characteristic of (this unit|that unit|this model)|this model's toughness characteristic)",
    ) === undefined
  )
    return undefined;
  const left = { ref: { of: "attacker", path: "S" } };
  return [{ is: "compare", left, op: isEqual ? ">=" : ">", right: { ref: { of: "target", path: "toughness" } } }];
}
