import type { DeepReadonly } from "@riposte/kernel";
import { profileOf } from "../attack/profile.js";
import type { AttackQuery } from "../attack/query.js";
import type { WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { armsOf } from "../unit/arms.js";
import type { WeaponProfile } from "../unit/weapon.js";
import { type Aim, aimObstacle, type Gun, profileObstacle, type Shooter, unitObstacle } from "./firing-rules.js";
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

const gunOf = (match: WarMatch, unit: SomeUnit, part: string, profile: Profile, isOverwatch: boolean): Gun =>
  new GunInMatch(match, unit, part, profile, isOverwatch);

// one for every profile of every gun, again and again: what is asked is found when it is asked
class GunInMatch implements Gun {
  #isEngaged: boolean | undefined;

  constructor(
    private readonly match: WarMatch,
    readonly unit: SomeUnit,
    readonly part: string,
    readonly profile: Profile,
    readonly isOverwatch: boolean,
  ) {}

  get isEngaged(): boolean {
    this.#isEngaged ??= isEngaged(this.match, this.unit);
    return this.#isEngaged;
  }

  may(action: string): boolean {
    const { match, unit, part, profile } = this;
    return match.value("unit:may", { unit: unit.id, action, part, weapon: profile.id }, 0) > 0;
  }

  has(trait: string): boolean {
    return hasTrait(this.match, this.unit, this.part, this.profile.id, trait);
  }
}

/** A gun and a unit it might be aimed at. Few aims come so far that all of it is asked for. */
class AimInMatch implements Aim {
  constructor(
    private readonly match: WarMatch,
    private readonly unit: SomeUnit,
    private readonly from: SomeUnit,
    readonly target: SomeUnit,
  ) {}

  get distance(): number {
    return distanceBetween(this.from, this.target);
  }

  get isEngagedWithShooter(): boolean {
    return distanceBetween(this.unit, this.target) <= termsOf(this.match).engagement;
  }

  get isVisible(): boolean {
    return isVisible(this.match, this.from, this.target);
  }

  get isEngaged(): boolean {
    return isEngaged(this.match, this.target);
  }

  get lone(): number {
    return mayDo(this.match, this.target, "loneOperative");
  }
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

/** Enemy units a profile can be aimed at; measured from elsewhere where that is said. */
export const targetsOf = (
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  from: SomeUnit = unit,
): readonly SomeUnit[] => unitsOf(match, 1 - unit.seat).filter(canAim(match, unit, part, profile, from));

/** Is there such a unit, or just this one? */
export const hasTarget = (
  match: WarMatch,
  unit: SomeUnit,
  part: string,
  profile: Profile,
  from: SomeUnit,
  only: string | undefined,
): boolean => {
  const isAim = canAim(match, unit, part, profile, from);
  return unitsOf(match, 1 - unit.seat).some((target) => (only === undefined || target.id === only) && isAim(target));
};

/** Can a profile be aimed at a unit? */
function canAim(match: WarMatch, unit: SomeUnit, part: string, profile: Profile, from: SomeUnit) {
  const gun = gunOf(match, unit, part, profile, false);
  return (target: SomeUnit): boolean => aimObstacle(gun, new AimInMatch(match, unit, from, target)) === undefined;
}

/** Is the target of an attack the closest of those that could be chosen? */
export function isClosest(match: WarMatch, query: AttackQuery): boolean {
  const { attacker, target, part } = query;
  const profile = profileOf(query);
  const open = profile.type === "melee" ? engagedWith(match, attacker) : targetsOf(match, attacker, part, profile);
  const distance = distanceBetween(attacker, target);
  return open.every((other) => distanceBetween(attacker, other) >= distance);
}
