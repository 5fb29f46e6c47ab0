import { hasTrait } from "../battle/traits.js";
import type { WarMatch } from "../declared.js";
import type { Declared } from "../slice.js";
import { partOf } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { type WeaponProfile, weaponOf } from "../unit/weapon.js";
import { face } from "./table-dice.js";

/** A weapon whose profile a D6 decides: one for each of them, the profiles in turn for equal parts of the die. */
export function rolledProfiles(match: WarMatch, unit: Unit, declared: Declared): readonly Declared[] {
  const { part, weapon, count } = declared;
  if (!hasTrait(match, unit, part, weapon, "random-profile")) return [declared];
  const { weapons } = partOf(unit, part) as Unit;
  const named = weaponOf(weapons.find(({ id }) => id === weapon) as WeaponProfile);
  const modes = weapons.filter((profile) => weaponOf(profile) === named);
  const faces = Array.from({ length: count }, () => face(match));
  match.publish("profiles:rolled", { unit: unit.id, weapon, faces });
  const modeFor = (rolled: number) => modes[Math.floor(((rolled - 1) * modes.length) / 6)] as WeaponProfile;
  return faces.map((rolled) => ({ ...declared, weapon: modeFor(rolled).id, count: 1 }));
}
