import type { Clause } from "./clause.js";
import type { Effect } from "./effects.js";
import { clausesOf, ended, type Item, items, kind } from "./items.js";
import { attempt, eat, listOf, oneOf, type Reader } from "./reader.js";
import { attackers, owners, type Reach } from "./subjects.js";
import { circumstance, type Written } from "./words.js";

/** "Each time a ranged attack targets this unit, …", "… is allocated to a model in this unit, …". */
export function defending(reader: Reader): readonly Clause[] | undefined {
  const head = oneOf<{ readonly reach: Reach; readonly conditions: readonly Written[] }>(reader, [
    (one) => {
      if (eat(one, "each time") === undefined) return undefined;
      const made = kind(one);
      if (made === undefined || eat(one, "(targets|is allocated to)") === undefined) return undefined;
      const reach = attackers(one);
      return reach === undefined ? undefined : { reach, conditions: made };
    },
    (one) => {
      if (eat(one, "each time a model makes") === undefined) return undefined;
      const made = kind(one);
      if (made === undefined || eat(one, "that targets") === undefined) return undefined;
      const reach = attackers(one);
      return reach === undefined ? undefined : { reach, conditions: made };
    },
  ]);
  if (head === undefined || eat(reader, ",") === undefined) return undefined;
  const when = attempt(reader, () =>
    eat(reader, "if") === undefined ? undefined : ended(reader, circumstance(reader, true)),
  );
  const covered = attempt(reader, () => {
    const reach = owners(reader);
    return reach !== undefined && eat(reader, "(have|has) the benefit of cover against that attack") !== undefined
      ? reach
      : undefined;
  });
  if (covered !== undefined)
    return [
      { as: "target", reach: covered, conditions: [...head.conditions, ...(when ?? [])], effects: [{ do: "cover" }] },
    ];
  const found = items(reader, true);
  return found === undefined || !found.every(({ effects }) => effects.every(isDefence))
    ? undefined
    : clausesOf("target", head.reach, [...head.conditions, ...(when ?? [])], found);
}

/** What a defender's rule may do to an attack: whatever else is said of it would mean the attacker. */
const isDefence = (effect: Effect): boolean =>
  effect.do === "modRoll" || (effect.do === "modStat" && ["AP", "D"].includes(effect.stat as string));

/** "Each time a saving throw is made for a model in this unit, re-roll a saving throw of 1". */
export function saving(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "each time a saving throw is made for") === undefined) return undefined;
  const reach = attackers(reader);
  if (reach === undefined || eat(reader, ", re-roll a saving throw of 1") === undefined) return undefined;
  return [{ as: "target", reach, conditions: [], effects: [{ do: "reroll", roll: "save", dice: "ones" }] }];
}

/** "Models in this unit have the Feel No Pain 5+ ability", "the bearer has a 4+ invulnerable save". */
export function having(reader: Reader): readonly Clause[] | undefined {
  const reach = owners(reader);
  if (reach === undefined || eat(reader, "(have|has)") === undefined) return undefined;
  const found = listOf(reader, trait, [" and"]);
  return found?.map(({ effects, conditions }) => ({
    as: effects.some(({ stat }) => stat === "M") ? "either" : "target",
    reach,
    conditions,
    effects,
  }));
}

const trait = (reader: Reader): Item | undefined =>
  oneOf<Item>(reader, [
    (one) => {
      const on = eat(one, "the feel no pain {threshold} ability")?.[0];
      if (on === undefined) return undefined;
      const against = oneOf<readonly string[]>(one, [
        (two) =>
          eat(
            two,
            "against (psychic attacks and mortal wounds|mortal wounds and psychic attacks|psychic attack and mortal wounds)",
          ) === undefined
            ? undefined
            : ["psychic", "mortal"],
        (two) => (eat(two, "against mortal wounds") === undefined ? undefined : ["mortal"]),
        (two) => (eat(two, "against psychic attacks") === undefined ? undefined : ["psychic"]),
      ]) ?? ["all"];
      return {
        conditions: [],
        effects: against.map((one) => ({ do: "fnp", on: Number(on), ...(one === "all" ? {} : { against: one }) })),
      };
    },
    (one) => {
      const on = eat(one, "a {threshold} invulnerable save")?.[0];
      if (on === undefined) return undefined;
      const isRanged = eat(one, "against ranged attacks") !== undefined;
      const isMelee = !isRanged && eat(one, "against melee attacks") !== undefined;
      const conditions: readonly Written[] = isRanged
        ? [{ is: "attack", kind: "ranged" }]
        : isMelee
          ? [{ is: "attack", kind: "melee" }]
          : [];
      return { conditions, effects: [{ do: "invulnerable", on: Number(on) }] };
    },
    (one) => {
      const on = eat(one, "a save characteristic of {threshold}")?.[0];
      return on === undefined
        ? undefined
        : { conditions: [], effects: [{ do: "modStat", stat: "Sv", op: "set", by: Number(on) }] };
    },
    (one) => {
      const inches = eat(one, "a move characteristic of {inches}")?.[0];
      return inches === undefined
        ? undefined
        : { conditions: [], effects: [{ do: "modStat", stat: "M", op: "set", by: Number(inches) }] };
    },
    (one) =>
      eat(one, "the benefit of cover") === undefined ? undefined : { conditions: [], effects: [{ do: "cover" }] },
    (one) =>
      eat(one, "the stealth ability") === undefined
        ? undefined
        : { conditions: [], effects: [{ do: "grantAbility", ability: "Stealth" }] },
  ]);
