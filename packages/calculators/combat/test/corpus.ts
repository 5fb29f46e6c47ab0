import type { Duel } from "./duel.js";

const REROLLS = {
  name: "Superior Aim",
  mechanics: [
    {
      effects: [
        { do: "reroll", roll: "damage", dice: "any" },
        { do: "reroll", roll: "attacks", dice: "any" },
      ],
    },
  ],
};
const ONCE = (...rolls: string[]) => ({
  name: "Superior Guidance",
  mechanics: [{ effects: rolls.map((roll) => ({ do: "reroll", roll, dice: "one" })) }],
});
const WRATH = {
  name: "Wrath",
  mechanics: [{ when: "hits.scored", roll: 3, effects: [{ do: "mortalWounds", count: "D3" }] }],
};
const SHIELD = {
  name: "Shield",
  mechanics: [{ as: "target", effects: [{ do: "reroll", roll: "save", dice: "one" }] }],
};
/** A usual target. */
export const TEN = [{ count: 10, W: 2, T: 4, Sv: 3 }];
/** Activations of every kind. */
export const CORPUS: Readonly<Record<string, Duel>> = {
  "plain rifles": { guns: 10, weapon: { A: 2 }, models: TEN },
  "random attacks and damage with Blast": {
    guns: 3,
    weapon: { A: "D6", D: "D3", AP: -1, abilities: ["Blast"] },
    models: TEN,
  },
  "Sustained Hits D3, Lethal Hits and Devastating Wounds": {
    guns: 5,
    weapon: { A: 3, D: 2, abilities: ["Sustained Hits D3", "Lethal Hits", "Devastating Wounds"] },
    models: TEN,
  },
  "Torrent, Twin-linked and Feel No Pain": {
    guns: 4,
    weapon: { A: "D6+1", abilities: ["Torrent", "Twin-linked"] },
    models: TEN,
    target: { abilities: ["Feel No Pain 5+"] },
  },
  "damage and attacks that may be rolled again": {
    guns: 3,
    weapon: { A: "D3", S: 9, AP: -3, D: "D6", abilities: [REROLLS] },
    models: [{ count: 3, W: 5 }],
  },
  "models that save differently": {
    guns: 6,
    weapon: { A: 2, AP: -2, D: 2, S: 5 },
    models: [
      { W: 3, invulnerable: 4 },
      { count: 4, W: 2, Sv: 5, lost: 1 },
    ],
  },
  "five profiles into an attached unit, Precision among them": {
    guns: 2,
    weapon: [
      { A: 4, AP: -1, abilities: ["Rapid Fire 2"] },
      { A: "D6", S: 5, abilities: ["Torrent", "Ignores Cover"] },
      { A: 2, S: 9, AP: -4, D: "D6", abilities: ["Melta 2"] },
      { A: 3, S: 6, AP: -2, D: 2, abilities: ["Devastating Wounds", "Anti-Infantry 4+"] },
      { A: 1, S: 6, AP: -2, D: 3, abilities: ["Precision", "Devastating Wounds"] },
    ],
    models: [{ count: 9, W: 2, Sv: 3 }],
    leader: { W: 5, Sv: 2, invulnerable: 4 },
    target: { keywords: ["Infantry"], abilities: ["Feel No Pain 6+"] },
    distance: 9,
    precision: "always",
  },
  "one roll of each kind that may be made again, over two profiles": {
    guns: 2,
    weapon: [
      { A: "D6", S: 5, AP: -1, D: "D3" },
      { A: 2, S: 8, AP: -2, D: "D6", abilities: ["Devastating Wounds", "Sustained Hits 1"] },
    ],
    attacker: { abilities: [ONCE("hit", "wound", "damage", "attacks")] },
    target: { abilities: [SHIELD] },
    models: [{ count: 5, W: 3, Sv: 3 }],
  },
  "mortal wounds in addition, behind devastating ones": {
    guns: 1,
    weapon: [
      { A: 2, abilities: ["Devastating Wounds"] },
      { A: 1, S: 9, D: 3 },
    ],
    attacker: { abilities: [WRATH] },
    models: TEN,
    target: { abilities: ["Feel No Pain 5+"] },
  },
  "a random Strength with Twin-linked": {
    guns: 4,
    weapon: { A: 2, S: "2D6", AP: -2, D: 2, abilities: ["Twin-linked", "Anti-Infantry 5+"] },
    models: TEN,
    target: { keywords: ["Infantry"] },
  },
};
