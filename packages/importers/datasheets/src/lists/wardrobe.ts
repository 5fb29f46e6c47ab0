import type { Grant, Unit } from "@riposte/warhammer-40k";
import { weaponOf } from "@riposte/warhammer-40k";
import { stemOf } from "../resolve-weapons.js";
import { isNamed, nameKey } from "../slug.js";
import type { Loadout } from "./share-out.js";

/** Loadouts tried for one group: more than any datasheet gives in practice. */
const MOST = 400;

/** The wargear of a datasheet, for lists that name it. */
export interface Wardrobe {
  /** Ids of the weapons of a name, those of these models first where several have it. */
  weapons(name: string, models: string): readonly string[];
  /** Wargear that gives an ability. */
  wargear(name: string): Grant | undefined;
  /** What a model of the group may carry: what it begins with, and after up to three choices. */
  loadouts(group: string): readonly Loadout[];
  /** Everything it could be called, for a better guess. */
  readonly names: readonly string[];
}

export function wardrobeOf(unit: Unit): Wardrobe {
  const ids = [...new Set(unit.weapons.map(weaponOf))];
  const arms = ids.map((id) => {
    const profiles = unit.weapons.filter((profile) => weaponOf(profile) === id);
    const names = profiles.map(({ name }) => stemOf(name ?? id));
    const owner = /\(([^)]*)\)$/.exec(names[0] ?? "")?.[1];
    return { id, type: profiles[0]?.type, owner, keys: [id, ...names, ...names.map(withoutBrackets)].map(nameKey) };
  });
  const grants = [...unit.wargear, ...(unit.build?.wargear ?? [])];
  return {
    weapons(name, models) {
      const found = arms.filter(({ keys }) => keys.includes(nameKey(name)));
      return (["ranged", "melee"] as const).flatMap((type) => {
        const mine = found.filter((arm) => arm.type === type);
        const own = mine.find(({ owner }) => owner !== undefined && isNamed(owner, models));
        return (own ?? mine.find(({ owner }) => owner === undefined) ?? mine[0])?.id ?? [];
      });
    },
    wargear: (name) => grants.find((grant) => isNamed(withoutBrackets(grant.name), withoutBrackets(name))),
    loadouts: (group) => loadoutsOf(unit, group),
    names: [...unit.weapons.map(({ name, id }) => stemOf(name ?? id)), ...grants.map(({ name }) => name)],
  };
}

const withoutBrackets = (name: string): string => name.replace(/\s*[([].*[)\]]$/, "");

function loadoutsOf({ models, weapons, build }: Unit, group: string): readonly Loadout[] {
  const begins = models.find(({ id }) => id === group);
  const known = new Set(weapons.map(weaponOf));
  const start: Loadout = new Map((begins?.weapons ?? []).map(({ weapon, each }) => [weapon, each]));
  const options = (build?.options ?? []).filter(
    (option) => option.models === undefined || option.models.includes(group),
  );
  const found = new Map([[keyOf(start), start]]);
  let last: readonly Loadout[] = [start];
  for (let choices = 0; choices < 3 && found.size < MOST; choices += 1) {
    const next: Loadout[] = [];
    for (const loadout of last)
      for (const { replaces, oneOf } of options)
        for (const gets of oneOf) {
          const changed = exchanged(
            loadout,
            replaces,
            gets.filter(({ name }) => known.has(name)),
          );
          if (changed === undefined || found.has(keyOf(changed)) || found.size >= MOST) continue;
          found.set(keyOf(changed), changed);
          next.push(changed);
        }
    last = next;
  }
  return [...found.values()];
}

const keyOf = (loadout: Loadout): string => JSON.stringify([...loadout].toSorted());

type Things = readonly { readonly name: string; readonly each: number }[];

function exchanged(loadout: Loadout, gives: Things, gets: Things): Loadout | undefined {
  const now = new Map(loadout);
  for (const { name, each } of gives) {
    const left = (now.get(name) ?? 0) - each;
    if (left < 0) return undefined;
    if (left === 0) now.delete(name);
    else now.set(name, left);
  }
  for (const { name, each } of gets) now.set(name, (now.get(name) ?? 0) + each);
  return now;
}
