import { expect } from "vitest";
import { runCombatForUnit } from "../src/index.js";
import { type Duel, optionsOf, profilesOf, unitsOf } from "./duel.js";
import { played } from "./enumeration.js";

/** The exact odds of a duel, in pools or wound by wound. */
export const resolve = (duel: Duel, isPooled = true) => {
  const { attacker, defender } = unitsOf(duel);
  const options = optionsOf({ ...duel, isPooled });
  return runCombatForUnit(attacker, defender, profilesOf(duel), { ...options, mode: "exact" }).odds;
};

const MIXED = [
  { count: 1, W: 2, Sv: 3 },
  { count: 1, W: 1, Sv: 5, invulnerable: 6 },
];

/** Critical wounds have AP -3 and do a point more. */
const SHARP = {
  effects: [
    { do: "critStat", stat: "AP", op: "set", by: { dice: 0, sides: 6, plus: -3 } },
    { do: "critStat", stat: "D", op: "add", by: 1 },
  ],
};

/** Mixed targets whose every die can be looked at. */
export const SMALL: Readonly<Record<string, Duel>> = {
  "a mixed target": { weapon: { A: 3, AP: -1, D: "D3" }, models: MIXED, leader: { W: 2, Sv: 2 } },
  "Precision and Devastating Wounds": {
    weapon: { A: 2, AP: -1, D: 2, S: 5, abilities: ["Precision", "Devastating Wounds"] },
    models: MIXED,
    leader: { W: 3, Sv: 2, invulnerable: 5 },
    precision: "always",
  },
  "two pools": {
    weapon: [
      { A: 2, AP: -1, abilities: ["Devastating Wounds"] },
      { A: 1, AP: -2, D: 2, abilities: ["Sustained Hits 1", "Lethal Hits"] },
    ],
    models: MIXED,
    target: { abilities: ["Feel No Pain 5+"] },
  },
  "critical wounds of another profile": {
    weapon: { A: 2, AP: 0, D: 1, S: 5, abilities: [{ name: "Sharp", mechanics: [SHARP] }] },
    models: MIXED,
  },
  "critical wounds of another profile, one kind of models": {
    weapon: { A: 2, AP: 0, D: 1, abilities: [{ name: "Sharp", mechanics: [SHARP] }] },
    models: [{ count: 2, W: 2, Sv: 4 }],
  },
  "identical attacks of two weapons": {
    weapon: [
      { A: 2, AP: -1, abilities: ["Devastating Wounds"] },
      { A: 1, AP: -1, range: 30, abilities: ["Devastating Wounds"] },
    ],
    models: MIXED,
  },
  "a pool that is judged by what the one before left": {
    weapon: [
      { A: 2, D: 1 },
      { A: 1, S: 5, AP: -1 },
    ],
    models: [{ count: 2, W: 2, Sv: 5 }],
    attacker: {
      abilities: [
        {
          name: "Finish them",
          mechanics: [
            {
              if: { is: "strength", who: "target", below: "starting" },
              effects: [{ do: "modRoll", roll: "hit", by: { dice: 0, sides: 6, plus: 1 } }],
            },
          ],
        },
      ],
    },
  },
  "groups in another order": {
    weapon: { A: 3, AP: -1, D: "D3" },
    models: MIXED,
    order: { models: ["group-1"] },
  },
  "critical wounds of another profile before the others": {
    weapon: { A: 2, AP: 0, D: 1, S: 5, abilities: [{ name: "Sharp", mechanics: [SHARP] }] },
    models: MIXED,
    order: { criticalsFirst: true },
  },
  "critical wounds of another profile first, one kind of models": {
    weapon: { A: 2, AP: 0, D: 1, abilities: [{ name: "Sharp", mechanics: [SHARP] }, "Lethal Hits"] },
    models: [{ count: 2, W: 2, Sv: 4 }],
    order: { criticalsFirst: true },
  },
  "models of one group that are listed apart": {
    weapon: { A: 3, D: 2 },
    models: [
      { count: 1, W: 3 },
      { count: 1, W: 3, lost: 1 },
      { count: 1, Sv: 2 },
    ],
  },
};

/** Plays every die of every path: damage and slain models are what the odds say. */
export function machinesAgree(name: string): void {
  const duel = SMALL[name] as Duel;
  const { damage, slain } = resolve(duel);
  const machines = played({ ...duel, isPooled: true });
  for (const [lost, chance] of machines.damage.entries()) expect(damage[lost] ?? 0).toBeCloseTo(chance, 10);
  for (const [gone, chance] of machines.slain.entries()) expect(slain[gone] ?? 0).toBeCloseTo(chance, 10);
}
