import type { Clause } from "./clause.js";
import { abilities, change, changed, type Effect, stats } from "./effects.js";
import { attempt, eat, numberOf, oneOf, type Reader } from "./reader.js";
import { weapons } from "./subjects.js";
import { keywords, target, type Written } from "./words.js";

/** "Ranged weapons equipped by models in this unit have the [LETHAL HITS] ability when targeting INFANTRY units". */
export function equipped(reader: Reader): readonly Clause[] | undefined {
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

/** "Add 1 to the Attacks characteristic of melee weapons equipped by models in this unit". */
export function changing(reader: Reader): readonly Clause[] | undefined {
  const found = change(reader);
  if (found === undefined || eat(reader, "of") === undefined) return undefined;
  const of = weapons(reader);
  const effects = of === undefined ? undefined : changed(reader, found);
  if (of === undefined || effects === undefined) return undefined;
  const more = attempt(reader, () => (eat(reader, "(, and|and)") === undefined ? undefined : thoseToo(reader)));
  const given = attempt(reader, () =>
    eat(reader, "and those weapons have") === undefined ? undefined : abilities(reader),
  );
  const all = [...effects, ...(more ?? []), ...(given ?? [])];
  return [{ as: "attacker", reach: of.reach, conditions: of.conditions, effects: all }];
}

/** "improve the Damage characteristic of those weapons by 1". */
function thoseToo(reader: Reader): readonly Effect[] | undefined {
  const found = change(reader);
  return found === undefined || eat(reader, "of those weapons") === undefined ? undefined : changed(reader, found);
}
