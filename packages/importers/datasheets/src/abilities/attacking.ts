import type { Clause } from "./clause.js";
import { clausesOf, items, kind } from "./items.js";
import { attempt, eat, listOf, oneOf, type Reader } from "./reader.js";
import { attackers, type Reach, weapon } from "./subjects.js";
import { excluding, keywords, objective, target, type Written } from "./words.js";

/** "Each time a model in this unit makes a ranged attack that targets a MONSTER unit, …". */
export function attacking(reader: Reader): readonly Clause[] | undefined {
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
      (one) => (eat(one, "with a ranged weapon") === undefined ? undefined : [{ is: "attack", kind: "ranged" }]),
      (one) => (eat(one, "with a melee weapon") === undefined ? undefined : [{ is: "attack", kind: "melee" }]),
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

/** "Each time this model is selected to shoot, you can re-roll one Hit roll and you can re-roll one Wound roll when resolving those attacks". */
export function selected(reader: Reader): readonly Clause[] | undefined {
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

/** "Each time you target this unit with the Fire Overwatch Stratagem, hits are scored on unmodified Hit rolls of 5+". */
export function overwatching(reader: Reader): readonly Clause[] | undefined {
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
  const better = attempt(reader, () => {
    const on = eat(reader, ", or (on )?unmodified hit rolls of {threshold} instead if this unit is")?.[0];
    const where = on === undefined ? undefined : objective(reader, "self");
    return on === undefined || where === undefined ? undefined : overwatchOn(Number(on), [where]);
  });
  eat(reader, "when resolving that stratagem");
  return [overwatchOn(Number(from), []), ...(better === undefined ? [] : [better])];
}

const overwatchOn = (from: number, conditions: readonly Written[]): Clause => ({
  ...{ as: "attacker", reach: "unit", conditions, effects: [{ do: "overwatchOn", from }] },
});
