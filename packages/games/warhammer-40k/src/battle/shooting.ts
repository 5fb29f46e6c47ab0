import type { Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { type Arm, armsOf } from "../unit/arms.js";
import { partOf } from "../unit/parts.js";
import { weaponOf } from "../unit/weapon.js";
import { type Aimable, aimedBy, aimQuestion, splitQuestion } from "./aiming.js";
import { hasTarget, isFireable, linksOf, mayShoot, targetsOf } from "./fire-eligibility.js";
import { loansTo } from "./firing-deck.js";
import { distanceBetween, isBig, ownUnit, type SomeUnit, tableOf, unitOf, unitsOf } from "./line-up.js";
import { selection, selectUnit } from "./selecting.js";
import { isVisible } from "./sight.js";
import { hasTrait } from "./traits.js";

type Shooting = Pick<Effects, "unit:overwatch" | "unit:spend-shooting" | "unit:act-instead" | "unit:choose-indirect">;

/** How far Fire Overwatch reaches. */
const OVERWATCH = 24;

export const shooting: Shooting = {
  // out of phase: nothing that is said of the Shooting phase counts
  "unit:overwatch": (_table, { unit, target }, match) => match.call("shoot", { unit, kind: "overwatch", only: target }),

  "unit:spend-shooting": (table, { unit }, match) => {
    const owned = ownUnit(table, match, unit);
    owned.combat = { ...owned.combat, shot: true };
  },

  // neither shoots nor charges this turn
  "unit:act-instead": (table, { unit }, match) => {
    const owned = ownUnit(table, match, unit);
    owned.combat = { ...owned.combat, custom: { ...owned.combat.custom, acted: true } };
  },

  // how a unit shoots this turn, where the edition asks
  "unit:choose-indirect": (table, { unit, indirect }, match) => {
    const owned = ownUnit(table, match, unit);
    owned.combat = { ...owned.combat, custom: { ...owned.combat.custom, indirect } };
  },
};

interface Shooter {
  readonly unit: SomeUnit;
  readonly isOverwatch: boolean;
  readonly only: string | undefined;
}

/** What a weapon can do now; a model fires its Pistols or all its other guns, unless it is big (rules 4). */
function aimableOf(match: WarMatch, { unit, isOverwatch, only }: Shooter, arm: Arm): Aimable {
  const busy = busyIn(match, unit, arm);
  const free = arm.groups.filter(({ models }) => !busy.includes(models));
  const aims = modesOf(match, unit, arm)
    .filter((profile) => isFireable(match, unit, arm.part, profile, isOverwatch))
    .flatMap((profile) =>
      [unit, ...linksOf(match, unit, arm.part, profile)].flatMap((from) =>
        targetsOf(match, unit, arm.part, profile, from)
          .filter(({ id }) => only === undefined || id === only)
          .map(({ id }) => ({ weapon: profile.id, target: id, ...(from === unit ? {} : { from: from.id }) })),
      ),
    );
  return { part: arm.part, count: free.reduce((sum, { count }) => sum + count, 0), aims, mayHold: true };
}

/** The profiles to choose from: one where a die decides. */
const modesOf = (match: WarMatch, unit: SomeUnit, { part, profiles }: Arm): Arm["profiles"] =>
  profiles.length > 1 && profiles.some(({ id }) => hasTrait(match, unit, part, id, "random-profile"))
    ? profiles.slice(0, 1)
    : profiles;

/** Models that have fired something else already: Pistols where this is none, other guns where it is one. */
function busyIn(match: WarMatch, unit: SomeUnit, arm: Arm): readonly string[] {
  const used = aimedBy(match, arm.part);
  if (used.length === 0 || isBig(unit)) return [];
  const isPistol = ({ part, profiles }: Arm) => profiles.some(({ id }) => hasTrait(match, unit, part, id, "pistol"));
  const isMine = isPistol(arm);
  return armsOf(unit, "ranged")
    .filter((other) => other.part === arm.part && other.profiles.some(({ id }) => used.includes(id)))
    .filter((other) => isPistol(other) !== isMine)
    .flatMap(({ groups }) => groups.map(({ models }) => models));
}

/** Weapons that can be fired at a unit. */
function loaded(match: WarMatch, shooter: Shooter): readonly Arm[] {
  const { unit, isOverwatch, only } = shooter;
  if (!mayShoot(match, unit, isOverwatch)) return [];
  return armsOf(unit, "ranged").filter(({ part, profiles }) =>
    profiles.some(
      (profile) =>
        isFireable(match, unit, part, profile, isOverwatch) &&
        (hasTarget(match, unit, part, profile, unit, only) ||
          linksOf(match, unit, part, profile).some((from) => hasTarget(match, unit, part, profile, from, only))),
    ),
  );
}

/** Enemies that a unit could shoot at only without seeing them. */
export const unseenTargets = (match: WarMatch, unit: SomeUnit): readonly string[] => [
  ...new Set(
    armsOf(unit, "ranged").flatMap(({ part, profiles }) =>
      profiles
        .filter((profile) => isFireable(match, unit, part, profile, false))
        .flatMap((profile) => targetsOf(match, unit, part, profile))
        .filter((target) => !isVisible(match, unit, target))
        .map(({ id }) => id),
    ),
  ),
];

/** Could this unit fire Overwatch at that one? */
export const couldOverwatch = (match: WarMatch, unit: SomeUnit, target: SomeUnit): boolean =>
  distanceBetween(unit, target) <= OVERWATCH && loaded(match, { unit, isOverwatch: true, only: target.id }).length > 0;

/** Units that may be selected to shoot: with a gun for a target, or something to do instead. */
const shooters = (match: WarMatch): readonly SomeUnit[] =>
  match.cached("warhammer-40k:shooters", ["warhammer-40k"], () =>
    unitsOf(match, tableOf(match).turn).filter(
      (unit) =>
        loaded(match, { unit, isOverwatch: false, only: undefined }).length > 0 ||
        (mayShoot(match, unit, false) &&
          (loansTo(match, unit).length > 0 || match.isOpenable("unit:selected", { unit: unit.id, kind: "shooting" }))),
    ),
  );

/** Asks which unit shoots next. */
export const chooseShooter = (match: WarMatch): void => selectUnit(match, "wh:shooter");

/** The unit selected in the phase shoots, unless the procedure was called for another. */
export function takeUp(match: WarMatch): void {
  if (match.vars.unit !== undefined) return;
  match.setVar("unit", tableOf(match).acting);
  match.setVar("kind", tableOf(match).phase === "fight" ? "fight" : "shooting");
}

const shooterIn = (match: WarMatch): Shooter => ({
  unit: unitOf(match, String(match.vars.unit)),
  isOverwatch: match.vars.kind === "overwatch",
  only: match.vars.only as string | undefined,
});

/** Asks for the target of every gun, before any dice; Pistols last, when it is known who fired something else. */
export function declareShooting(match: WarMatch): void {
  const shooter = shooterIn(match);
  const { unit } = shooter;
  const isPistol = ({ part, profiles }: Arm) =>
    profiles.some(({ id }) => hasTrait(match, unit, part, id, "pistol")) ? 1 : 0;
  for (const { part, weapon } of loaded(match, shooter).toSorted((one, other) => isPistol(one) - isPistol(other)))
    match.ask("wh:target", unit.seat, { part, weapon });
  // a unit selected to shoot has shot, also at no target
  if (!shooter.isOverwatch) match.queue({ type: "unit:spend-shooting", unit: unit.id });
}

/** The declared attacks become a volley. */
export function openFire(match: WarMatch): void {
  const { unit, isOverwatch } = shooterIn(match);
  const kind = isOverwatch ? "overwatch" : "shooting";
  match.queue({ type: "volley:begin", unit: unit.id, kind, declared: [...tableOf(match).aims] });
}

type Aimed = Warhammer["questions"]["wh:target"];

/** What a gun can be aimed at now. */
function aimedAt({ part, weapon }: Aimed, match: WarMatch): Aimable | undefined {
  const shooter = shooterIn(match);
  const arm = armsOf(shooter.unit, "ranged").find((one) => one.part === part && one.weapon === weapon);
  const found = arm === undefined ? undefined : aimableOf(match, shooter, arm);
  return found === undefined || found.count === 0 ? undefined : found;
}

export const shootingQuestions: Pick<Questions<Warhammer>, "wh:shooter" | "wh:target" | "wh:target-split"> = {
  "wh:shooter": selection("wh:shooter", shooters),
  "wh:target": aimQuestion("wh:target", aimedAt, (match, seat, about) => match.ask("wh:target-split", seat, about)),
  "wh:target-split": splitQuestion("wh:target", aimedAt),
};

/** The weapon a profile is a mode of. */
export const armOf = (unit: SomeUnit, { part, weapon }: Aimed): string => {
  const profile = partOf(unit, part)?.weapons.find(({ id }) => id === weapon);
  return profile === undefined ? weapon : weaponOf(profile);
};
