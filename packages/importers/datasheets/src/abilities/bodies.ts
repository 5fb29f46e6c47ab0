import type { Clause } from "./clause.js";
import { abilities, attackEffect, change, changed, type Effect, stats } from "./effects.js";
import { attempt, eat, listOf, numberOf, oneOf, type Reader } from "./reader.js";
import { attackers, owners, type Reach, weapon, weapons } from "./subjects.js";
import { circumstance, excluding, keywords, target, type Written } from "./words.js";

/** What a sentence says after its openings, as clauses. */
export const body = (reader: Reader): readonly Clause[] | undefined =>
  oneOf<readonly Clause[]>(reader, [attacking, defending, saving, selected, equipped, having, changing, overwatching]);

/** Effects that count under the same conditions. */
interface Item {
  readonly effects: readonly Effect[];
  readonly conditions: readonly Written[];
}

/** "add 1 to the Hit roll if this unit is below its Starting Strength, and add 1 to the Wound roll as well". */
export const items = (reader: Reader, defends: boolean): readonly Item[] | undefined =>
  listOf(
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
      return { effects, conditions: [...(first ?? []), ...(last ?? [])] };
    },
    [", and", " and,", " and", ","],
  );

const ended = <T>(reader: Reader, found: T | undefined): T | undefined =>
  found === undefined || eat(reader, ",") === undefined ? undefined : found;

const clausesOf = (
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

/** "Each time a model in this unit makes a ranged attack that targets a MONSTER unit, …". */
function attacking(reader: Reader): readonly Clause[] | undefined {
  const head = oneOf<{ readonly reach: Reach; readonly conditions: readonly Written[] }>(reader, [
    (one) => {
      if (eat(one, "each time") === undefined) return undefined;
      const reach = attackers(one);
      if (reach === undefined || eat(one, "makes") === undefined) return undefined;
      const made = kind(one);
      return made === undefined ? undefined : { reach, conditions: [...made, ...details(one)] };
    },
    (one) => {
      if (eat(one, "each time") === undefined) return undefined;
      const made = kind(one);
      if (made === undefined || eat(one, "made by") === undefined) return undefined;
      const reach = attackers(one);
      if (reach === undefined) return undefined;
      const armed = attempt(one, () => (eat(one, "with its") === undefined ? undefined : weapon(one)));
      if (eat(one, "(targets|is allocated to)") === undefined) return undefined;
      const at = target(one);
      return at === undefined
        ? undefined
        : { reach, conditions: [...made, ...(armed === undefined ? [] : [armed]), ...at] };
    },
    (one) => {
      if (eat(one, "each time") === undefined) return undefined;
      const reach = attackers(one);
      if (reach === undefined || eat(one, "targets") === undefined) return undefined;
      const at = target(one);
      if (at === undefined || eat(one, "with") === undefined) return undefined;
      const made = kind(one);
      return made === undefined ? undefined : { reach, conditions: [...made, ...at] };
    },
  ]);
  if (head === undefined) return undefined;
  const { reach, conditions } = head;
  if (eat(reader, ",") === undefined) return undefined;
  const unless = attempt(reader, () =>
    eat(reader, "unless (this model's unit|this unit) is battle-shocked,") === undefined ? undefined : SHOCKED,
  );
  const found = items(reader, false);
  if (found === undefined) return undefined;
  return clausesOf("attacker", reach, [...conditions, ...(unless === undefined ? [] : [unless])], found);
}

const SHOCKED: Written = { is: "not", of: { is: "state", who: "self", state: "battleShocked" } };

/** What else an attack is said to be: with which weapon, at whom. */
function details(reader: Reader): readonly Written[] {
  const found: Written[] = [];
  for (;;) {
    const more = oneOf<readonly Written[]>(reader, [
      (one) => (eat(one, "that targets") === undefined ? undefined : target(one)),
      (one) => {
        const without = excluding(one, "target");
        return without === undefined ? undefined : [without];
      },
      (one) => {
        if (eat(one, "with (its|a|an|this model's|the bearer's)") === undefined) return undefined;
        const named = weapon(one);
        if (named !== undefined) return [named];
        const any = keywords(one);
        if (any === undefined || eat(one, "weapon") === undefined) return undefined;
        const each = any.map((ability): Written => ({ is: "weapon", ability: ability.toLowerCase() }));
        return each.length === 1 ? each : [{ is: "any", of: each }];
      },
    ]);
    if (more === undefined) return found;
    found.push(...more);
  }
}

/** "Each time a ranged attack targets this unit, …", "… is allocated to a model in this unit, …". */
function defending(reader: Reader): readonly Clause[] | undefined {
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
function saving(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "each time a saving throw is made for") === undefined) return undefined;
  const reach = attackers(reader);
  if (reach === undefined || eat(reader, ", re-roll a saving throw of 1") === undefined) return undefined;
  return [{ as: "target", reach, conditions: [], effects: [{ do: "reroll", roll: "save", dice: "ones" }] }];
}

/** "Each time this model is selected to shoot, you can re-roll one Hit roll and you can re-roll one Wound roll when resolving those attacks". */
function selected(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "each time") === undefined) return undefined;
  const reach = attackers(reader);
  if (reach === undefined || eat(reader, "is selected to") === undefined) return undefined;
  const how = oneOf(reader, [
    (one) => (eat(one, "shoot or fight") === undefined ? undefined : "any"),
    (one) => (eat(one, "shoot") === undefined ? undefined : "ranged"),
    (one) => (eat(one, "fight") === undefined ? undefined : "melee"),
  ]);
  if (how === undefined || eat(reader, ",") === undefined) return undefined;
  const rolls = listOf(reader, (one) => {
    const at = one.at;
    if (eat(one, "you can re-roll one (hit|wound|damage) roll") === undefined) return undefined;
    return /(hit|wound|damage)/.exec(one.text.slice(at, one.at))?.[1];
  });
  if (rolls === undefined || eat(reader, "when resolving (those|its) attacks") === undefined) return undefined;
  const effects = rolls.map((roll) => ({ do: "reroll", roll, dice: "one" }));
  return [{ as: "attacker", reach, conditions: how === "any" ? [] : [{ is: "attack", kind: how }], effects }];
}

/** "Ranged weapons equipped by models in this unit have the [LETHAL HITS] ability when targeting INFANTRY units". */
function equipped(reader: Reader): readonly Clause[] | undefined {
  const found = weapons(reader);
  if (found === undefined || eat(reader, "(have|has)") === undefined) return undefined;
  const given = abilities(reader) ?? fixed(reader);
  if (given === undefined) return undefined;
  const at = attempt(reader, () => (eat(reader, "(when|while) targeting") === undefined ? undefined : aimed(reader)));
  return [{ as: "attacker", reach: found.reach, conditions: [...found.conditions, ...(at ?? [])], effects: given }];
}

/** "a Damage characteristic of 3". */
const fixed = (reader: Reader): readonly Effect[] | undefined =>
  attempt(reader, () => {
    const found = eat(reader, "(a|an)") === undefined ? undefined : stats(reader);
    const by = found === undefined ? undefined : eat(reader, "of {n}")?.[0];
    const [stat] = found ?? [];
    if (by === undefined || stat === undefined || stat === "AP" || stat === "skill") return undefined;
    return [{ do: "modStat", stat, op: "set", by: numberOf(by) }];
  });

/** "INFANTRY units", "a unit within half range". */
const aimed = (reader: Reader): readonly Written[] | undefined =>
  oneOf<readonly Written[]>(reader, [
    target,
    (one) => {
      const any = keywords(one);
      return any === undefined || eat(one, "units") === undefined ? undefined : [{ is: "keyword", who: "target", any }];
    },
  ]);

/** "Models in this unit have the Feel No Pain 5+ ability", "the bearer has a 4+ invulnerable save". */
function having(reader: Reader): readonly Clause[] | undefined {
  const reach = owners(reader);
  if (reach === undefined || eat(reader, "(have|has)") === undefined) return undefined;
  const found = listOf(reader, trait, [" and"]);
  return found?.map(({ effects, conditions }) => ({ as: "target", reach, conditions, effects }));
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
    (one) =>
      eat(one, "the benefit of cover") === undefined ? undefined : { conditions: [], effects: [{ do: "cover" }] },
    (one) =>
      eat(one, "the stealth ability") === undefined
        ? undefined
        : { conditions: [], effects: [{ do: "grantAbility", ability: "Stealth" }] },
  ]);

/** "Add 1 to the Attacks characteristic of melee weapons equipped by models in this unit". */
function changing(reader: Reader): readonly Clause[] | undefined {
  const found = change(reader);
  if (found === undefined || eat(reader, "of") === undefined) return undefined;
  const of = weapons(reader);
  const effects = of === undefined ? undefined : changed(reader, found);
  if (of === undefined || effects === undefined) return undefined;
  const given = attempt(reader, () =>
    eat(reader, "and those weapons have") === undefined ? undefined : abilities(reader),
  );
  return [{ as: "attacker", reach: of.reach, conditions: of.conditions, effects: [...effects, ...(given ?? [])] }];
}

/** "Each time you target this unit with the Fire Overwatch Stratagem, hits are scored on unmodified Hit rolls of 5+". */
function overwatching(reader: Reader): readonly Clause[] | undefined {
  if (
    eat(
      reader,
      "each time you (target|select) (this unit|this model|this fortification) (with|for) the fire overwatch stratagem,",
    ) === undefined
  )
    return undefined;
  eat(reader, "while resolving that stratagem,");
  const from = eat(reader, "hits are scored on unmodified hit rolls of {threshold}")?.[0];
  if (from === undefined) return undefined;
  eat(reader, "when resolving that stratagem");
  return [{ as: "attacker", reach: "unit", conditions: [], effects: [{ do: "overwatchOn", from: Number(from) }] }];
}
