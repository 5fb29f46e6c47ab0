import { z } from "zod";
import { type Results, results } from "./results.js";

/** The dice an attacker rolls. */
export const AttackDie = z.enum(["red", "yellow", "green", "blue"]);
export type AttackDie = z.infer<typeof AttackDie>;

/** The dice a defender rolls. */
export const DefenseDie = z.enum(["white", "black"]);
export type DefenseDie = z.infer<typeof DefenseDie>;

export type Die = AttackDie | DefenseDie;

/** The six faces of each die (rules, section 1). */
export const FACES: Readonly<Record<Die, readonly Results[]>> = {
  red: [
    results({ hit: 1 }),
    results({ hit: 2 }),
    results({ hit: 2 }),
    results({ hit: 2, surge: 1 }),
    results({ hit: 3 }),
    results({ hit: 3 }),
  ],
  yellow: [
    results({ surge: 1 }),
    results({ accuracy: 2, surge: 1 }),
    results({ accuracy: 2, hit: 1 }),
    results({ accuracy: 1, hit: 1, surge: 1 }),
    results({ accuracy: 1, hit: 2 }),
    results({ hit: 1, surge: 2 }),
  ],
  green: [
    results({ accuracy: 1, surge: 1 }),
    results({ accuracy: 1, hit: 1, surge: 1 }),
    results({ accuracy: 2, hit: 1, surge: 1 }),
    results({ accuracy: 3, hit: 2 }),
    results({ accuracy: 1, hit: 2 }),
    results({ accuracy: 2, hit: 2 }),
  ],
  blue: [
    results({ accuracy: 2, surge: 1 }),
    results({ accuracy: 2, hit: 1 }),
    results({ accuracy: 5, hit: 1 }),
    results({ accuracy: 3, hit: 1, surge: 1 }),
    results({ accuracy: 3, hit: 2 }),
    results({ accuracy: 4, hit: 2 }),
  ],
  white: [
    results({}),
    results({ evade: 1 }),
    results({ block: 1 }),
    results({ block: 1, evade: 1 }),
    results({ block: 1, evade: 1 }),
    results({ dodge: 1 }),
  ],
  black: [
    results({ block: 1 }),
    results({ block: 1 }),
    results({ block: 2 }),
    results({ block: 2 }),
    results({ block: 3 }),
    results({ evade: 1 }),
  ],
};

/** What a die shows on a face, counted from 0. */
export function faceOf(die: Die, face: number): Results {
  const shown = FACES[die][face];
  if (shown === undefined) throw new RangeError(`A ${die} die has the faces 0 to 5, not ${face}.`);
  return shown;
}

/** Red, yellow, green and blue are attack dice; white and black are defense dice. */
export const isAttackDie = (die: Die): die is AttackDie => die !== "white" && die !== "black";
