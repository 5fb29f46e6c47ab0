import { Mechanic, tellMechanic } from "@riposte/warhammer-40k-abilities";
import { slugOf } from "../slug.js";
import { body as plainBody } from "./bodies.js";
import { disagreement } from "./check-reading.js";
import { CHOSEN, selecting } from "./chosen.js";
import { type Clause, mechanicOf, type Opening } from "./clause.js";
import { items } from "./items.js";
import { openings } from "./openings.js";
import { prepared } from "./prepare.js";
import { attempt, type Bearer, eat, isAtEnd, listOf, oneOf, type Reader, readerOf, stoppedAt } from "./reader.js";
import { choiceOf, type SelectChoice, tellChoice, type UseChoice } from "./use-choice.js";
import { circumstance } from "./words.js";

/** What became of a text: mechanics that say all of it, told in our words, or the words that stopped the reading. */
export type Reading = Understood | { readonly stoppedAt: string };

/** A text that was read whole. */
export interface Understood {
  readonly mechanics: readonly Mechanic[];
  readonly told: readonly string[];
  readonly choice?: UseChoice | SelectChoice;
}

/**
 * Reads what a datasheet says an ability does. Every word has to be accounted for: a text that says anything the grammar
 * does not know is not read at all, nor is one whose reading, told in our words, says something else.
 */
export function readAbility(name: string, text: string, bearer: Omit<Bearer, "mark">): Reading {
  const reader = readerOf(prepared(text), {
    ...bearer,
    // modes are printed behind the weapon's name
    weapons: bearer.weapons.map((weapon) => prepared(weapon).printed.replace(/\s+-\s.*$/, "")),
    mark: slugOf(name),
  });
  const clauses: Clause[] = [];
  while (!isAtEnd(reader)) {
    if (isLimit(reader)) continue;
    const read = sentence(reader, clauses);
    if (read === undefined) return { stoppedAt: stoppedAt(reader) };
    clauses.push(...read);
  }
  if (clauses.length === 0) return { stoppedAt: stoppedAt(reader) };
  const isUsedToo = reader.selection !== undefined && reader.use !== undefined;
  if (isUsedToo) return { stoppedAt: "a selection beside a use" };
  const mechanics = [...selecting(reader), ...clauses].map((clause) => Mechanic.parse(mechanicOf(clause)));
  const choice = choiceOf(reader);
  const told = tellReading(mechanics, choice);
  const odd = disagreement(text, told);
  if (odd !== undefined) return { stoppedAt: `${odd}, which is told otherwise` };
  return { mechanics, told, ...(choice === undefined ? {} : { choice }) };
}

/** A reading in our words, its choice with it. */
const tellReading = (
  mechanics: readonly Mechanic[],
  choice: UseChoice | SelectChoice | undefined,
): readonly string[] => [...mechanics.map(tellMechanic), ...(choice === undefined ? [] : [tellChoice(choice)])];

/** What a reading says otherwise than its text; nothing where they agree. */
export const misread = (text: string, { mechanics, choice }: Omit<Understood, "told">): string | undefined =>
  disagreement(text, tellReading(mechanics, choice));

/** How often a unit may be selected changes nothing about an attack on one that was. */
const isLimit = (reader: Reader): boolean =>
  attempt(reader, () =>
    eat(
      reader,
      "(the same enemy unit can only be affected by this ability|each model can only be selected for this ability) once per (phase|turn).?",
    ),
  ) !== undefined;

const body = (reader: Reader): readonly Clause[] | undefined => oneOf(reader, [...CHOSEN, plainBody]);

function sentence(reader: Reader, before: readonly Clause[]): readonly Clause[] | undefined {
  const more = attempt(reader, () => {
    const read = further(reader, before);
    return read !== undefined && isEnded(reader) ? read : undefined;
  });
  if (more !== undefined) return more;
  reader.that = undefined;
  reader.isContinued = false;
  eat(reader, "in addition,");
  const opened = openings(reader);
  const read = bulleted(reader) ?? several(reader);
  if (read === undefined || !isEnded(reader)) return undefined;
  const all = reader.isContinued ? [...(reader.before ?? []), ...opened] : opened;
  reader.before = all.some(({ isUnit }) => isUnit === true) ? all : undefined;
  return read.map((clause) => opening(all, clause));
}

/** "Each time a model in that unit makes an attack, …, and each time an attack targets that unit, …". */
function several(reader: Reader): readonly Clause[] | undefined {
  const bodies = listOf(reader, body, [", and", " and"]);
  return bodies?.flat();
}

/** Several sentences behind one opening, each with a bullet. */
function bulleted(reader: Reader): readonly Clause[] | undefined {
  const found: Clause[] = [];
  while (eat(reader, "■") !== undefined) {
    const read = body(reader);
    if (read === undefined) return undefined;
    found.push(...read);
    eat(reader, "(.|;)");
  }
  return found.length === 0 ? undefined : found;
}

const isEnded = (reader: Reader): boolean =>
  isAtEnd(reader) || eat(reader, ".") !== undefined || reader.text.charAt(reader.at - 1) === ".";

const opening = (openings: readonly Opening[], clause: Clause): Clause => {
  const aura = openings.find((one) => one.aura !== undefined)?.aura;
  return {
    ...clause,
    ...(aura === undefined ? {} : { aura }),
    conditions: [...openings.flatMap(({ conditions }) => conditions), ...clause.conditions],
  };
};

/** "If the target is Battle-shocked, add 1 to the Wound roll as well": more about the attack before. */
function further(reader: Reader, before: readonly Clause[]): readonly Clause[] | undefined {
  const last = before.at(-1);
  if (last === undefined || eat(reader, "(if|while)") === undefined) return undefined;
  const when = circumstance(reader, last.as === "target");
  if (when === undefined || eat(reader, ",") === undefined) return undefined;
  const found = items(reader, last.as === "target");
  if (found === undefined) return undefined;
  const isInstead = eat(reader, "instead") !== undefined;
  // a better re-roll or threshold takes the place of the other by itself; anything else would be added to it
  const isBetter = found.every(({ effects }) =>
    effects.every((effect) => effect.do === "reroll" || effect.do === "critOn"),
  );
  if (isInstead && !isBetter) return undefined;
  return found.map((item) => ({
    ...last,
    conditions: [...last.conditions, ...when, ...item.conditions],
    effects: item.effects,
  }));
}
