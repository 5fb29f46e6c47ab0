import type { Item } from "../loadout.js";
import type { PrintedAbility, PrintedWeapon } from "../sheet.js";
import type { Entry, Walk } from "./entries.js";
import { abilitiesOf, type Info, infosOf, weaponProfileOf } from "./profiles.js";

/** The wargear of one datasheet, each thing once: weapons of one name with other values get their bearer's. */
export interface Armoury {
  /** What an entry is when a model carries it: its weapons, and wargear that gives an ability. */
  itemsOf(entry: Entry, owner: string): readonly Item[];
  /** The profiles and rules of a model, which are its unit's. */
  ofModel(entry: Entry): readonly Info[];
  weapons(): readonly PrintedWeapon[];
  abilities(): readonly PrintedAbility[];
  infos(): readonly Info[];
}

export function createArmoury(walk: Walk): Armoury {
  const weapons = new Map<string, PrintedWeapon>();
  const abilities: PrintedAbility[] = [];
  const infos: Info[] = [];
  /** The name a weapon goes by: its own, with its bearer's where another has it. */
  const register = (weapon: PrintedWeapon, owner: string): string => {
    for (const name of namesFor(weapon.name, owner)) {
      const key = `${weapon.type} ${name}`;
      const known = weapons.get(key);
      if (known !== undefined && valuesOf(known) !== valuesOf(weapon)) continue;
      if (known === undefined) weapons.set(key, { ...weapon, name });
      return name;
    }
    return weapon.name;
  };
  return {
    itemsOf(entry, owner) {
      const found = infosOf(walk, entry);
      const armed = (["ranged", "melee"] as const).flatMap((type) => {
        const profiles = found.filter(({ typeName }) => typeName.toLowerCase() === `${type} weapons`);
        if (profiles.length === 0) return [];
        return [register({ name: entry.name, type, profiles: profiles.map(weaponProfileOf) }, owner)];
      });
      const gives = abilitiesOf(
        found.filter(({ kind }) => kind === "profile"),
        "wargear",
      );
      abilities.push(...gives);
      infos.push(...found.filter(({ typeName }) => typeName === "Transport"));
      const names = armed.length > 0 ? armed : gives.map(({ name }) => name);
      return [...new Set(names)].map((name) => ({ name, each: 1 }));
    },
    ofModel(entry) {
      const found = infosOf(walk, entry);
      abilities.push(...abilitiesOf(found, "unit"));
      infos.push(...found);
      return found;
    },
    weapons: () => [...weapons.values()],
    abilities: () => abilities,
    infos: () => infos,
  };
}

/** The name itself, then with its bearer's, then with numbers: no datasheet has more than a few. */
function* namesFor(name: string, owner: string): Generator<string> {
  yield name;
  yield `${name} (${owner})`;
  for (let number = 2; number < 20; number += 1) yield `${name} (${owner} ${number})`;
}

const valuesOf = ({ profiles }: PrintedWeapon): string => JSON.stringify(profiles);
