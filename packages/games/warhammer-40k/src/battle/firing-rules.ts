import type { DeepReadonly } from "@riposte/kernel";
import { hasKeyword } from "../unit/parts.js";
import type { WeaponProfile } from "../unit/weapon.js";
import { isBig, type SomeUnit } from "./line-up.js";
import { loneWithin } from "./sight.js";

/** Within so many inches even a Lone Operative is a target: few are asked farther. */
const NEAREST = 9;

/** Why a gun may not be fired at a unit. */
export type Obstacle =
  | "has-shot"
  | "acts"
  | "fell-back"
  | "spent"
  | "advanced"
  | "engaged"
  | "out-of-range"
  | "engaged-with-others"
  | "unseen"
  | "lone-operative"
  | "locked-in-combat"
  | "blast-in-combat"
  | "not-hunted";

/** A unit that would shoot, as the table or a question without one knows it. */
export interface Shooter {
  readonly unit: SomeUnit;
  readonly isOverwatch: boolean;
  readonly isEngaged: boolean;
  /** May it do this by a rule of its own? */
  may(action: string): boolean;
}

/** One of its guns; `may` and `has` are asked about that gun. */
export interface Gun extends Shooter {
  readonly part: string;
  readonly profile: DeepReadonly<WeaponProfile>;
  /** Has it a trait, such as blast? */
  has(trait: string): boolean;
}

/** A unit it could be aimed at. */
export interface Aim {
  readonly target: SomeUnit;
  readonly distance: number;
  readonly isVisible: boolean;
  readonly isEngaged: boolean;
  /** Is it the shooter it is engaged with? */
  readonly isEngagedWithShooter: boolean;
  /** How much of a Lone Operative it is: the inches it is a target within, 0 where it is none. */
  readonly lone: number;
}

/** Why a unit may not shoot at all now; Overwatch asks nothing of its own turn. */
export function unitObstacle(shooter: Shooter): Obstacle | undefined {
  const { unit, isOverwatch, may } = shooter;
  const { shot, moved } = unit.combat;
  if (isOverwatch) return shooter.isEngaged && !isBig(unit) ? "engaged" : undefined;
  if (shot) return "has-shot";
  if (unit.combat.custom.acted === true && !hasKeyword(unit, "TITANIC") && !may("actAndShoot")) return "acts";
  return moved === "fallBack" && !may("fallBackAndShoot") ? "fell-back" : undefined;
}

/** Why a profile may not be fired now: Pistols alone in combat, Assault alone after an Advance, One Shot once. */
export function profileObstacle(gun: Gun): Obstacle | undefined {
  const { unit, part, profile, isOverwatch } = gun;
  if (unit.combat.used.includes(`${part}/${profile.id}`)) return "spent";
  if (unit.combat.moved === "advance" && !isOverwatch && !gun.may("advanceAndShoot")) return "advanced";
  return gun.isEngaged && !isBig(unit) && !gun.may("shootInEngagement") ? "engaged" : undefined;
}

/** May a profile be used against a unit at all? Some are for targets with certain keywords only. */
export const mayHunt = ({ hunts }: Pick<Gun["profile"], "hunts">, target: SomeUnit): boolean =>
  hunts === undefined || hunts.some((keyword) => hasKeyword(target, keyword));

/** Why a profile cannot be aimed at a unit (rules 4, 6). */
export function aimObstacle(gun: Gun, aim: Aim): Obstacle | undefined {
  const { unit, profile } = gun;
  const { target, distance } = aim;
  if (!mayHunt(profile, target)) return "not-hunted";
  if (profile.range !== null && distance > profile.range) return "out-of-range";
  if (gun.isEngaged && !isBig(unit)) return aim.isEngagedWithShooter ? undefined : "engaged-with-others";
  // Torrent and Indirect Fire are not combined (rules 4)
  if (!aim.isVisible && (!gun.has("indirect-fire") || gun.has("torrent") || unit.combat.custom.indirect === false))
    return "unseen";
  if (distance > NEAREST && distance > (loneWithin(aim.lone, target) ?? distance)) return "lone-operative";
  if (!aim.isEngaged) return undefined;
  // locked in combat: only those too big to hide there, or what engages a big shooter itself
  if (!isBig(target) && !aim.isEngagedWithShooter) return "locked-in-combat";
  return gun.has("blast") ? "blast-in-combat" : undefined;
}
