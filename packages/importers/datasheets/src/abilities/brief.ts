import type { Clause } from "./clause.js";
import { abilityNames, type Effect } from "./effects.js";
import { type Item, kindWord } from "./items.js";
import { attempt, eat, listOf, numberOf, oneOf, type Reader } from "./reader.js";
import type { Reach } from "./subjects.js";
import { keywords, target, type Written } from "./words.js";

/** The brief wording of later datasheets: "This unit's melee attacks have [LETHAL HITS]." */
export const brief = (reader: Reader): readonly Clause[] | undefined =>
  oneOf<readonly Clause[]>(reader, [striking, struck, being, near]);

const OWN = "(this unit's|this model's unit's|the bearer's unit's)";

/** "This unit's ranged attacks that target a MONSTER unit have +1 to hit rolls". */
function striking(reader: Reader): readonly Clause[] | undefined {
  const reach: Reach | undefined =
    eat(reader, OWN) !== undefined
      ? "unit"
      : reader.isAlone && eat(reader, "(this model's|the bearer's)") !== undefined
        ? "model"
        : undefined;
  if (reach === undefined) return undefined;
  const kind = kindWord(reader);
  if (eat(reader, "(attacks|weapons)") === undefined) return undefined;
  const at = attempt(reader, () => (eat(reader, "that target") === undefined ? undefined : target(reader))) ?? [];
  const effects = gains(reader);
  return effects === undefined ? undefined : [{ as: "attacker", reach, conditions: [...kind, ...at], effects }];
}

/** What attacks have or can: abilities, a better roll, a re-roll. */
const gains = (reader: Reader): readonly Effect[] | undefined =>
  oneOf<readonly Effect[]>(reader, [
    (one) => (eat(one, "(have|has)") === undefined ? undefined : (abilityNames(one) ?? better(one))),
    (one) => {
      if (eat(one, "can") === undefined) return undefined;
      return listOf(one, again, [" and", ","]);
    },
  ]);

/** "re-roll hit rolls of 1", "re-roll wound rolls". */
function again(reader: Reader): Effect | undefined {
  const { at } = reader;
  if (eat(reader, "re-roll (hit|wound|damage) rolls") === undefined) return undefined;
  const roll = /(hit|wound|damage) rolls/.exec(reader.text.slice(at, reader.at))?.[1] ?? "";
  return { do: "reroll", roll, dice: eat(reader, "of 1") === undefined ? "any" : "ones" };
}

/** "+1 to hit rolls", "-1 to wound rolls". */
function better(reader: Reader): readonly Effect[] | undefined {
  const { at } = reader;
  const [up, down] = [eat(reader, "+{n} to (hit|wound) rolls")?.[0], eat(reader, "-{n} to (hit|wound) rolls")?.[0]];
  const roll = /(hit|wound) rolls/.exec(reader.text.slice(at, reader.at))?.[1];
  if ((up ?? down) === undefined || roll === undefined) return undefined;
  return [{ do: "modRoll", roll, by: up === undefined ? -numberOf(down as string) : numberOf(up) }];
}

/** "Melee attacks that target this unit have -1 to hit rolls". */
function struck(reader: Reader): readonly Clause[] | undefined {
  const kind = kindWord(reader);
  if (eat(reader, "attacks that target this unit have") === undefined) return undefined;
  const effects = better(reader);
  return effects === undefined ? undefined : [{ as: "target", reach: "unit", conditions: kind, effects }];
}

/** "This unit has Stealth", "This model has Feel No Pain 4+". */
function being(reader: Reader): readonly Clause[] | undefined {
  const reach: Reach | undefined =
    eat(reader, "(this unit|the bearer's unit) has") !== undefined
      ? "unit"
      : reader.isAlone && eat(reader, "(this model|the bearer) has") !== undefined
        ? "model"
        : undefined;
  const found = reach === undefined ? undefined : trait(reader);
  return found === undefined || reach === undefined ? undefined : [{ as: "target", reach, ...found }];
}

/** "Friendly EMBER HOST units within 6\" of this unit have Stealth". */
function near(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "friendly") === undefined) return undefined;
  const any = keywords(reader);
  if (any === undefined) return undefined;
  const within = eat(reader, "units within {inches} of (this unit|this model|the bearer) have")?.[0];
  const found = within === undefined ? undefined : trait(reader);
  if (found === undefined) return undefined;
  const conditions: readonly Written[] = [{ is: "keyword", who: "self", any }, ...found.conditions];
  const aura = { within: Number(within), to: "friendly" } as const;
  return [{ as: "target", reach: "unit", aura, conditions, effects: found.effects }];
}

const trait = (reader: Reader): Item | undefined =>
  oneOf<Item>(reader, [
    (one) =>
      eat(one, "stealth") === undefined
        ? undefined
        : { conditions: [], effects: [{ do: "grantAbility", ability: "Stealth" }] },
    (one) => {
      const on = eat(one, "feel no pain {threshold}")?.[0];
      return on === undefined ? undefined : { conditions: [], effects: [{ do: "fnp", on: Number(on) }] };
    },
  ]);
