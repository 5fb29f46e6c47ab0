import { attempt, eat, oneOf, type Reader } from "./reader.js";
import { mean, type Written } from "./words.js";

/** Whose attacks or models a rule is about: only the part of a unit that has it, or all of the unit. */
export type Reach = "model" | "unit";

/** "this model", "the bearer": one model, so no other of its part may be there. */
const one = (reader: Reader): Reach | undefined =>
  reader.isAlone && eat(reader, "(this model|this psyker|the bearer)(?!')") !== undefined ? "model" : undefined;

/** "this unit", "this model's unit", "that unit" where it is clear which. */
const whole = (reader: Reader): Reach | undefined => {
  if (eat(reader, "(this unit|this model's unit|this psyker's unit|the bearer's unit)") !== undefined) return "unit";
  return eat(reader, "that unit") !== undefined && isOwnUnit(reader) ? "unit" : undefined;
};

/** "That unit" is the one led, or reached, by what the sentence or the one before began with. */
function isOwnUnit(reader: Reader): boolean {
  if (reader.that === undefined && reader.before !== undefined) reader.isContinued = true;
  if (reader.that === undefined && reader.before === undefined) return false;
  mean(reader, "self");
  return reader.that === "self";
}

/** The model that attacks or is attacked: "this model", "a model in that unit". */
export const attackers = (reader: Reader): Reach | undefined =>
  oneOf<Reach>(reader, [
    (some) => (eat(some, "(a model in|models in)") === undefined ? undefined : whole(some)),
    one,
    whole,
  ]);

/** The models that have something: "models in this unit", "the bearer". */
export const owners = (reader: Reader): Reach | undefined =>
  oneOf<Reach>(reader, [(some) => (eat(some, "models in") === undefined ? undefined : whole(some)), one, whole]);

/** A weapon by its printed name, in the plural perhaps. */
export const weapon = (reader: Reader): Written | undefined =>
  attempt(reader, () => {
    const rest = reader.text.slice(reader.at).trimStart();
    const plain = (name: string) => name.toLowerCase();
    const found = reader.weapons
      .filter((name) => rest.startsWith(plain(name)) && !/^[a-z]{2}/.test(rest.slice(name.length).replace(/^s\b/, "")))
      .toSorted((short, long) => long.length - short.length)[0];
    if (found === undefined) return undefined;
    reader.at = reader.text.length - rest.length + found.length;
    if (/^s\b/.test(reader.text.slice(reader.at))) reader.at += 1;
    reader.furthest = Math.max(reader.furthest, reader.at);
    return { is: "weapon", named: [found] };
  });

/** "ranged weapons equipped by models in this unit", "this model's power klaw": which weapons, and whose. */
export const weapons = (
  reader: Reader,
): { readonly reach: Reach; readonly conditions: readonly Written[] } | undefined =>
  oneOf(reader, [
    (some) => {
      eat(some, "all");
      const kind = weaponKind(some);
      if (kind === undefined || eat(some, "weapons") === undefined) return undefined;
      if (some.isAlone && eat(some, "it is equipped with") !== undefined) return { reach: "model", conditions: kind };
      if (eat(some, "(equipped by|in)") === undefined) return undefined;
      const reach = owners(some);
      return reach === undefined ? undefined : { reach, conditions: kind };
    },
    (some) => {
      const named = weapon(some);
      if (named === undefined || eat(some, "equipped by") === undefined) return undefined;
      const reach = owners(some);
      return reach === undefined ? undefined : { reach, conditions: [named] };
    },
    (some) => {
      if (!some.isAlone || eat(some, "(this model's|the bearer's|its)") === undefined) return undefined;
      const kind = attempt(some, () => (eat(some, "melee weapons") === undefined ? undefined : [typed("melee")]));
      if (kind !== undefined) return { reach: "model" as const, conditions: kind };
      const named = weapon(some);
      const more =
        named === undefined
          ? undefined
          : attempt(some, () => (eat(some, "and") === undefined ? undefined : weapon(some)));
      if (named === undefined) return undefined;
      eat(some, "weapon");
      const names = [named, ...(more === undefined ? [] : [more])].flatMap((found) => found.named as readonly string[]);
      return { reach: "model" as const, conditions: [{ is: "weapon", named: names }] };
    },
  ]);

const typed = (type: string): Written => ({ is: "weapon", type });

/** "ranged", "melee", "[HEAVY]", or nothing in particular. */
function weaponKind(reader: Reader): readonly Written[] {
  const type =
    eat(reader, "ranged") !== undefined ? "ranged" : eat(reader, "melee") !== undefined ? "melee" : undefined;
  if (type !== undefined) return [typed(type)];
  const ability = eat(reader, "{ability}")?.[0] ?? (eat(reader, "heavy") === undefined ? undefined : "heavy");
  return ability === undefined ? [] : [{ is: "weapon", ability }];
}
