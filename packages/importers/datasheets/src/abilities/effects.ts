import { attempt, eat, listOf, numberOf, oneOf, type Reader } from "./reader.js";

/** An effect of a mechanic as our data writes it. */
export type Effect = Readonly<Record<string, unknown>> & { readonly do: string };

const STATS: Readonly<Record<string, string>> = {
  attacks: "A",
  strength: "S",
  damage: "D",
  "armour penetration": "AP",
  "ballistic skill": "skill",
  "weapon skill": "skill",
  toughness: "T",
};
const STAT = `(${Object.keys(STATS).join("|")})`;

/** Characteristics that are thresholds or negative: improving them subtracts. */
const isInverse = (stat: string): boolean => stat === "AP" || stat === "skill";

const statWord = (reader: Reader): string | undefined => {
  const from = reader.at;
  if (eat(reader, STAT) === undefined) return undefined;
  return STATS[reader.text.slice(from, reader.at).trim()];
};

/** "Strength, Armour Penetration and Damage characteristics". */
export const stats = (reader: Reader): readonly string[] | undefined =>
  attempt(reader, () => {
    const found = listOf(reader, statWord);
    return found !== undefined && eat(reader, "(characteristic|characteristics)") !== undefined ? found : undefined;
  });

/** How characteristics change: "add 1 to the Attacks characteristic", "improve the Strength characteristic". */
export interface Change {
  readonly stats: readonly string[];
  readonly op: "add" | "subtract" | "improve" | "worsen" | "halve";
  /** Nothing where it is said at the end: "improve … by 1". */
  readonly by?: number;
}

/** The beginning of a change, up to what it is of. */
export function change(reader: Reader): Change | undefined {
  return oneOf<Change>(reader, [
    (one) => {
      const by = eat(one, "add {n} to the")?.[0];
      const found = by === undefined ? undefined : stats(one);
      return found === undefined ? undefined : { stats: found, op: "add", by: numberOf(by as string) };
    },
    (one) => {
      const by = eat(one, "subtract {n} from the")?.[0];
      const found = by === undefined ? undefined : stats(one);
      return found === undefined ? undefined : { stats: found, op: "subtract", by: numberOf(by as string) };
    },
    (one) => {
      if (eat(one, "halve the damage characteristic") === undefined) return undefined;
      return { stats: ["D"], op: "halve", by: 2 };
    },
    (one) => {
      if (eat(one, "(improve|worsen) the") === undefined) return undefined;
      const op = one.text.slice(0, one.at).endsWith("improve the") ? "improve" : "worsen";
      const found = stats(one);
      return found === undefined ? undefined : { stats: found, op };
    },
  ]);
}

/** The end of a change, after what it is of. */
export function changed(reader: Reader, { stats: found, op, by }: Change): readonly Effect[] | undefined {
  const said = by ?? numberOf(eat(reader, "by {n}")?.[0] ?? "");
  if (!Number.isInteger(said)) return undefined;
  // adding to a threshold or to AP has no plain meaning
  if ((op === "add" || op === "subtract") && found.some(isInverse)) return undefined;
  return found.map((stat) => {
    const isUp = op === "add" || (op === "improve") !== isInverse(stat);
    const written =
      op === "halve" ? "divide" : op === "subtract" ? "subtract" : op === "add" || isUp ? "add" : "subtract";
    return { do: "modStat", stat, op: written, by: said };
  });
}

/** "the [LETHAL HITS] and [PRECISION] abilities". */
export function abilities(reader: Reader): readonly Effect[] | undefined {
  return attempt(reader, () => {
    const given = eat(reader, "the") === undefined ? undefined : abilityNames(reader);
    return given === undefined || eat(reader, "(ability|abilities)") === undefined ? undefined : given;
  });
}

/** "[LETHAL HITS] and [PRECISION]". */
export const abilityNames = (reader: Reader): readonly Effect[] | undefined =>
  listOf(reader, (one) => eat(one, "{ability}")?.[0])?.map((name) => ({
    do: "grantWeaponAbility",
    ability: titled(name),
  }));

const titled = (name: string): string =>
  name.replace(/(^|[ -])([a-z])/g, (_, gap, letter) => gap + letter.toUpperCase());

const ROLL = "(hit|wound|damage)";

/** Which roll the words just eaten speak of. */
const rollIn = (reader: Reader, from: number): string =>
  /\b(hit|wound|damage) roll/.exec(reader.text.slice(from, reader.at))?.[1] ?? "";

/** One thing that is done to an attack. */
export function attackEffect(reader: Reader): readonly Effect[] | undefined {
  const { at: from } = reader;
  return oneOf<readonly Effect[]>(reader, [
    (one) => {
      const by = eat(one, `add {n} to the (hit|wound) roll`)?.[0];
      return by === undefined ? undefined : [{ do: "modRoll", roll: rollIn(one, from), by: numberOf(by) }];
    },
    (one) => {
      const by = eat(one, `subtract {n} from the (hit|wound) roll`)?.[0];
      return by === undefined ? undefined : [{ do: "modRoll", roll: rollIn(one, from), by: -numberOf(by) }];
    },
    (one) =>
      eat(one, `(you can )?re-roll a ${ROLL} roll of 1`) === undefined
        ? undefined
        : [{ do: "reroll", roll: rollIn(one, from), dice: "ones" }],
    (one) =>
      eat(one, `you can re-roll the ${ROLL} roll`) === undefined
        ? undefined
        : [{ do: "reroll", roll: rollIn(one, from), dice: "any" }],
    (one) => (eat(one, "that attack has") === undefined ? undefined : abilities(one)),
    (one) => {
      const found = change(one);
      return found !== undefined && eat(one, "of that attack") !== undefined ? changed(one, found) : undefined;
    },
    (one) => {
      const to = eat(one, "change the damage characteristic of that attack to {n}")?.[0];
      return to === undefined ? undefined : [{ do: "modStat", stat: "D", op: "set", by: numberOf(to) }];
    },
    (one) => {
      const by = eat(one, "subtract {n} from that attack's damage characteristic")?.[0];
      return by === undefined ? undefined : [{ do: "modStat", stat: "D", op: "subtract", by: numberOf(by) }];
    },
    critical,
    sharper,
    (one) =>
      eat(one, "you can ignore any or all modifiers to the hit roll") === undefined
        ? undefined
        : [{ do: "ignore", what: "hitPenalties" }],
    (one) =>
      eat(
        one,
        "you can ignore any or all modifiers to the following: that attack's (ballistic skill|weapon skill) characteristic; the hit roll; the wound roll",
      ) === undefined
        ? undefined
        : ["skillPenalties", "hitPenalties", "woundPenalties"].map((what) => ({ do: "ignore", what })),
    (one) =>
      eat(
        one,
        "you can ignore any or all modifiers to that attack's ballistic skill or weapon skill characteristics and/or( any or)? all modifiers to the hit roll",
      ) === undefined
        ? undefined
        : [
            { do: "ignore", what: "skillPenalties" },
            { do: "ignore", what: "hitPenalties" },
          ],
  ]);
}

/** What critical wounds change of their own attack: "on a Critical Wound, improve the Armour Penetration …". */
function sharper(reader: Reader): readonly Effect[] | undefined {
  if (eat(reader, "on a critical wound,") === undefined) return undefined;
  const set = attempt(reader, () => eat(reader, "that attack has an armour penetration characteristic of -{n}"))?.[0];
  if (set !== undefined) return [{ do: "critStat", stat: "AP", op: "set", by: -numberOf(set) }];
  const found = change(reader);
  if (found === undefined || eat(reader, "of that attack") === undefined) return undefined;
  if (found.stats.some((stat) => stat !== "AP" && stat !== "D")) return undefined;
  return changed(reader, found)?.map((effect) => ({ ...effect, do: "critStat" }));
}

/** Lowered thresholds of criticals, in their two wordings (rules 3). */
function critical(reader: Reader): readonly Effect[] | undefined {
  const { at: start } = reader;
  return oneOf<readonly Effect[]>(reader, [
    (one) => {
      const from = eat(
        one,
        "(a|an|any) (successful )?unmodified( successful)? (hit|wound) roll of {threshold} scores a critical (hit|wound)",
      );
      return from === undefined ? undefined : criticalOn(one, start, Number(from.find((part) => part !== "")));
    },
    (one) => {
      const from = eat(
        one,
        "a critical (hit|wound) is scored on (a|an) (successful )?unmodified( successful)? (hit|wound) roll of {threshold}(, instead of only a 6)?",
      );
      return from === undefined ? undefined : criticalOn(one, start, Number(from.find((part) => part !== "")));
    },
    (one) =>
      eat(one, "(a|every|each) successful (unmodified )?(hit|wound) roll scores a critical (hit|wound)") === undefined
        ? undefined
        : criticalOn(one, start, 2),
  ]);
}

function criticalOn(reader: Reader, start: number, from: number): readonly Effect[] | undefined {
  const said = reader.text.slice(start, reader.at);
  const [roll, scored] = [/ (hit|wound) roll/.exec(said)?.[1], /critical (hit|wound)/.exec(said)?.[1]];
  if (roll === undefined || roll !== scored) return undefined;
  return [{ do: "critOn", roll, from, ...(said.includes("successful") ? { onlyIfSuccess: true } : {}) }];
}
