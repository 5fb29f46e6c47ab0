import type { DeepReadonly } from "@riposte/kernel";
import { profileOf } from "../attack/profile.js";
import type { AttackQuery } from "../attack/query.js";
import type { WarMatch } from "../declared.js";
import { armsOf } from "../unit/arms.js";
import type { WeaponProfile } from "../unit/weapon.js";
import { aimObstacle, type Gun, profileObstacle, type Shooter, unitObstacle } from "./firing-rules.js";
import { distanceBetween, engagedWith, isEngaged, mayDo, type SomeUnit, unitsOf } from "./line-up.js";
import { isVisible } from "./sight.js";
import { hasTrait } from "./traits.js";

type Profile = DeepReadonly<WeaponProfile>;

/** May this unit shoot at all now? */
export const mayShoot = (match: WarMatch, unit: SomeUnit, isOverwatch: boolean): boolean =>
  unitObstacle(shooterOf(match, unit, isOverwatch)) === undefined;

/** Is this profile one that may be fired now? */
export const isFireable = (
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  isOverwatch: boolean,
): boolean => profileObstacle(gunOf(match, unit, part, profile, isOverwatch)) === undefined;

const shooterOf = (match: WarMatch, unit: SomeUnit, isOverwatch: boolean): Shooter => ({
  unit,
  isOverwatch,
  get isEngaged() {
    return isEngaged(match, unit);
  },
  may: (action) => mayDo(match, unit, action) > 0,
});

const gunOf = (match: WarMatch, unit: SomeUnit, part: string, profile: Profile, isOverwatch: boolean): Gun => ({
  unit,
  part,
  profile,
  isOverwatch,
  get isEngaged() {
    return isEngaged(match, unit);
  },
  may: (action) => match.value("unit:may", { unit: unit.id, action, part, weapon: profile.id }, 0) > 0,
  has: (trait) => hasTrait(match, unit, part, profile.id, trait),
});

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

/** Enemy units a profile can be aimed at; measured from elsewhere where that is said. */
export function targetsOf(
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  from: SomeUnit = unit,
): readonly SomeUnit[] {
  const engaging = engagedWith(match, unit);
  const gun = gunOf(match, unit, part, profile, false);
  return unitsOf(match, 1 - unit.seat).filter((target) => {
    const aim = {
      target,
      distance: distanceBetween(from, target),
      isEngagedWithShooter: engaging.includes(target),
      // few aims come so far that these are asked for
      get isVisible() {
        return isVisible(match, from, target);
      },
      get isEngaged() {
        return isEngaged(match, target);
      },
      get lone() {
        return mayDo(match, target, "loneOperative");
      },
    };
    return aimObstacle(gun, aim) === undefined;
  });
}

/** Is the target of an attack the closest of those that could be chosen? */
export function isClosest(match: WarMatch, query: AttackQuery): boolean {
  const { attacker, target, part } = query;
  const profile = profileOf(query);
  const open = profile.type === "melee" ? engagedWith(match, attacker) : targetsOf(match, attacker, part, profile);
  const distance = distanceBetween(attacker, target);
  return open.every((other) => distanceBetween(attacker, other) >= distance);
}
