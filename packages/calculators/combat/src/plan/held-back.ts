import type { Obstacle } from "@riposte/warhammer-40k";

/** A weapon that is carried and does not attack, and why. */
export interface HeldBack {
  readonly part: string;
  /** The profile's id. */
  readonly weapon: string;
  readonly name: string;
  readonly count: number;
  readonly why: string;
}

/** Why a weapon stays silent beside the obstacles of the table. */
export type Silence = Obstacle | "pistol-or-others" | "other-mode" | "one-melee-weapon" | "not-chosen";

interface Details {
  readonly range: number | null;
  readonly distance: number;
  readonly instead: string;
}

export const NOT_CHOSEN = "not among the weapons chosen";

/** The reasons for people. */
export const TOLD: Readonly<Record<Silence, (details: Details) => string>> = {
  "has-shot": () => "the unit has shot already",
  acts: () => "its unit has started an action",
  "fell-back": () => "the unit fell back",
  spent: () => "One Shot, and it was fired already",
  advanced: () => "the unit advanced, and the weapon is no Assault weapon",
  engaged: () => "the unit is engaged, and the weapon is no Pistol",
  "out-of-range": ({ range, distance }) => `the target is ${distance}" away, the range is ${range}"`,
  "engaged-with-others": () => "an engaged unit fires Pistols at what it is engaged with only",
  unseen: () => "the target is not visible",
  "lone-operative": () => "a Lone Operative is no target from so far away",
  "locked-in-combat": () => "the target is locked in combat",
  "blast-in-combat": () => "Blast cannot be aimed at a unit in combat",
  "not-hunted": () => "a Hunter profile is for other targets",
  "pistol-or-others": ({ instead }) => `a model fires its Pistols or its other guns: ${instead}`,
  "other-mode": ({ instead }) => `a weapon is used in one of its modes: ${instead}`,
  "one-melee-weapon": ({ instead }) => `a model strikes with one melee weapon: ${instead}`,
  "not-chosen": () => NOT_CHOSEN,
};
