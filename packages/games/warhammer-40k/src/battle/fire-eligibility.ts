import type { DeepReadonly } from "@riposte/kernel";
import type { WarMatch } from "../declared.js";
import { armsOf } from "../unit/arms.js";
import type { WeaponProfile } from "../unit/weapon.js";
import { distanceBetween, engagedWith, isBig, isEngaged, mayDo, type SomeUnit, unitsOf } from "./line-up.js";
import { isVisible } from "./terrain.js";
import { hasTrait } from "./traits.js";

type Profile = DeepReadonly<WeaponProfile>;

/** How near a Lone Operative must be (rules 6). */
const LONE = 12;
/** May this unit shoot at all now? Overwatch asks nothing of its own turn. */
export function mayShoot(match: WarMatch, unit: SomeUnit, isOverwatch: boolean): boolean {
  const { shot, moved } = unit.combat;
  if (isOverwatch) return !isEngaged(match, unit) || isBig(unit);
  if (shot) return false;
  return moved !== "fallBack" || mayDo(match, unit, "fallBackAndShoot") > 0;
}

/** Is this profile one that may be fired now? Pistols alone in combat, Assault alone after an Advance, One Shot once. */
export function isFireable(
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  isOverwatch: boolean,
): boolean {
  if (unit.combat.used.includes(`${part}/${profile.id}`)) return false;
  const may = (action: string) => match.value("unit:may", { unit: unit.id, action, part, weapon: profile.id }, 0) > 0;
  if (unit.combat.moved === "advance" && !isOverwatch && !may("advanceAndShoot")) return false;
  return !isEngaged(match, unit) || isBig(unit) || may("shootInEngagement");
}

/** Friendly units a weapon may be measured from instead, by Linked Fire: those that carry the same one (rules 4). */
export const linksOf = (
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  { id, weapon = id }: Profile,
): readonly SomeUnit[] =>
  match.value("unit:may", { unit: unit.id, action: "linkedFire", part, weapon: id }, 0) > 0
    ? unitsOf(match, unit.seat).filter(
        (other) => other.id !== unit.id && armsOf(other, "ranged").some((arm) => arm.weapon === weapon),
      )
    : [];

/** Enemy units a profile can be aimed at (rules 4, 6); measured from elsewhere where that is said. */
export function targetsOf(
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  from: SomeUnit = unit,
): readonly SomeUnit[] {
  const engaging = engagedWith(match, unit);
  const has = (trait: string) => hasTrait(match, unit, part, profile.id, trait);
  const isPistolOnly = engaging.length > 0 && !isBig(unit);
  return unitsOf(match, 1 - unit.seat).filter((enemy) => {
    const distance = distanceBetween(from, enemy);
    if (distance > profile.range) return false;
    if (isPistolOnly) return engaging.includes(enemy);
    // Torrent and Indirect Fire are not combined (rules 4)
    if (!isVisible(match, from, enemy) && (!has("indirect-fire") || has("torrent"))) return false;
    if (distance > LONE && enemy.leaders.length === 0 && mayDo(match, enemy, "loneOperative") > 0) return false;
    if (!isEngaged(match, enemy)) return true;
    // locked in combat: only those too big to hide there, or what engages a big shooter itself
    return (isBig(enemy) || engaging.includes(enemy)) && !has("blast");
  });
}
