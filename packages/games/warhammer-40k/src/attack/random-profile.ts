import { hasTrait } from "../battle/traits.js";
import type { WarMatch } from "../declared.js";
import type { Declared } from "../slice.js";
import type { Unit } from "../unit/unit.js";
import { weaponOf } from "../unit/weapon.js";
import { face } from "./table-dice.js";

/** A weapon whose profile a D6 decides: one for each of them, the profiles in turn for equal parts of the die. */
export function rolledProfiles(match: WarMatch, unit: Unit, declared: Declared): readonly Declared[] {
  const { part, weapon, count } = declared;
  if (!hasTrait(match, unit, part, weapon, "random-profile")) return [declared];
  const owner = [unit, ...unit.leaders].find(({ id }) => id === part);
  const used = owner?.weapons.find(({ id }) => id === weapon);
  const modes = (owner?.weapons ?? []).filter((profile) => used !== undefined && weaponOf(profile) === weaponOf(used));
  const faces = Array.from({ length: count }, () => face(match));
  match.publish("profiles:rolled", { unit: unit.id, weapon, faces });
  return faces.map((rolled) => {
    const mode = modes[Math.floor(((rolled - 1) * modes.length) / 6)];
    return { ...declared, weapon: mode?.id ?? weapon, count: 1 };
  });
}
