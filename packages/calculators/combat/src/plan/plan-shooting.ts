import { type Arm, aimObstacle, armsOf, type Gun, isBig, profileObstacle, unitObstacle } from "@riposte/warhammer-40k";
import type { Firing } from "../activation.js";
import { type HeldBack, type Silence, TOLD } from "./held-back.js";
import type { Plan } from "./plan-attack.js";
import { type Choosing, chosenAmong, strongest } from "./strongest.js";

interface Loaded {
  readonly arm: Arm;
  readonly profile: Arm["profiles"][number];
  readonly isPistol: boolean;
}

/** Every gun that may be fired at the target, in the mode that harms it most; a model fires Pistols or its other guns. */
export function planShooting(choosing: Choosing): Plan {
  const { rules, query, chosen } = choosing;
  const heldBack: HeldBack[] = [];
  const hold = (
    { part }: Arm,
    { id, name, range }: Arm["profiles"][number],
    count: number,
    why: Silence,
    instead = "",
  ) =>
    heldBack.push({
      part,
      weapon: id,
      name: name ?? id,
      count,
      why: TOLD[why]({ range, distance: query.situation.distance, instead }),
    });
  const loaded = armsOf(query.attacker, "ranged").flatMap((arm): readonly Loaded[] => {
    const wanted = chosenAmong(choosing, arm.part, arm.profiles);
    const count = arm.groups.reduce((sum, group) => sum + group.count, 0);
    const first = arm.profiles[0] as Loaded["profile"];
    if (wanted.length === 0) {
      hold(arm, first, count, "not-chosen");
      return [];
    }
    const judged = wanted.map((profile) => ({ profile, obstacle: obstacleTo(choosing, arm.part, profile) }));
    const open = judged.filter(({ obstacle }) => obstacle === undefined).map(({ profile }) => profile);
    for (const { profile, obstacle } of judged) if (obstacle !== undefined) hold(arm, profile, count, obstacle);
    if (open.length === 0) return [];
    const profile = strongest(choosing, arm.part, count, open);
    const isPistol = rules.may(query, "attacker", "trait:pistol", { part: arm.part, profile: profile.id });
    for (const other of open) if (other !== profile) hold(arm, other, count, "other-mode", profile.name ?? profile.id);
    return [{ arm, profile, isPistol }];
  });
  const profiles = loaded.flatMap((gun): readonly Firing[] => {
    const { arm, profile } = gun;
    const rival = (models: string) =>
      isBig(query.attacker) ? undefined : rivalOf(gun, models, loaded, chosen.length > 0);
    const free = arm.groups.filter(({ models }) => rival(models) === undefined);
    for (const { models, count } of arm.groups) {
      const instead = rival(models);
      if (instead !== undefined) hold(arm, profile, count, "pistol-or-others", instead.name ?? instead.id);
    }
    const count = free.reduce((sum, group) => sum + group.count, 0);
    return count === 0 ? [] : [{ part: arm.part, weapon: profile.id, count }];
  });
  return { profiles, heldBack };
}

/** The gun a group of models fires instead: its others before its Pistols; where the player chose, the one chosen first. */
function rivalOf(
  gun: Loaded,
  models: string,
  loaded: readonly Loaded[],
  isChosen: boolean,
): Loaded["profile"] | undefined {
  const rivals = loaded.filter(
    ({ arm, isPistol }) =>
      isPistol !== gun.isPistol && arm.part === gun.arm.part && arm.groups.some((group) => group.models === models),
  );
  const isFirst = (other: Loaded) => (isChosen ? loaded.indexOf(other) < loaded.indexOf(gun) : gun.isPistol);
  return rivals.find(isFirst)?.profile;
}

/** Why a gun cannot be fired at the target, by the rules of play. */
function obstacleTo({ rules, query }: Choosing, part: string, profile: Loaded["profile"]) {
  const { attacker: unit, target, situation } = query;
  const weapon = { part, profile: profile.id };
  const gun: Gun = {
    unit,
    part,
    profile: { ...profile, range: profile.range === 0 ? null : profile.range },
    isOverwatch: situation.overwatch !== null,
    isEngaged: situation.engaged.attacker,
    may: (action) => rules.may(query, "attacker", action, weapon),
    has: (trait) => rules.may(query, "attacker", `trait:${trait}`, weapon),
  };
  return (
    unitObstacle({ ...gun, may: (action) => rules.may(query, "attacker", action) }) ??
    profileObstacle(gun) ??
    aimObstacle(gun, {
      target,
      distance: situation.distance,
      isVisible: situation.visible,
      isEngaged: situation.engaged.target,
      isEngagedWithShooter: situation.engaged.attacker && situation.engaged.target,
      lone: rules.amount(query, "target", "loneOperative"),
    })
  );
}
