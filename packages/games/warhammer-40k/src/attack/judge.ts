import type { RollDescription, SaveDescription } from "./description.js";

/** What a die of a hit or wound roll comes to. */
export type Verdict = "fail" | "success" | "critical";

/** One unmodified face against a roll: dice in play and odds ask the same question here (rules 1, 3). */
export function judge(roll: RollDescription, face: number): Verdict {
  if (face <= roll.failUpTo) return "fail";
  if (roll.onlyFrom !== null) {
    if (face < roll.onlyFrom) return "fail";
    return face === 6 && roll.neverCritical !== true ? "critical" : "success";
  }
  if (face >= roll.critical) return "critical";
  if (face + roll.modifier < roll.needed) return "fail";
  return roll.criticalIfSuccessful !== null && face >= roll.criticalIfSuccessful ? "critical" : "success";
}

/** The same roll where this die needs something else, because its Strength was rolled. */
export const needing = (roll: RollDescription, needed: number | undefined): RollDescription =>
  needed === undefined || needed === roll.needed ? roll : { ...roll, needed };

/** Is a die that shows this face rolled again? Each at most once. */
export function isRerolled(roll: RollDescription, face: number): boolean {
  switch (roll.reroll) {
    case "none":
      return false;
    case "ones":
      return face === 1;
    case "fails":
      return judge(roll, face) === "fail";
    case "nonCriticals":
      return judge(roll, face) !== "critical";
  }
}

/** An unmodified 1 never saves, and no face always does. */
export const isSaved = ({ needed }: SaveDescription, face: number): boolean => face !== 1 && face >= needed;

export const isSaveRerolled = (save: SaveDescription, face: number): boolean =>
  save.reroll === "ones" ? face === 1 : save.reroll === "fails" && !isSaved(save, face);

/** A point of damage is ignored on this face or better. */
export const isIgnored = (feelNoPain: number | null, face: number): boolean =>
  feelNoPain !== null && face >= feelNoPain;
