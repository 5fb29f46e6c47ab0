import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shot, shotAt } from "../shots.js";
import { upgrade } from "../staging/figures.js";

const wookiees = { sides: [{}, { upgrades: ["fury-of-kashyyyk"] }] as const };

prove([
  // Reach; with another Wookiee near the target Pierce 1
  {
    ...shot("wookiee-warrior-elite"),
    ...upgrade("fury-of-kashyyyk"),
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("wookiee-warrior-elite"),
    mine: [group("wookiee-warrior-elite", { me: "a1", two: "b2" })],
    ...upgrade("fury-of-kashyyyk"),
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    ...damaged({ foe: 5 }),
  },
  {
    ...shotAt("wookiee-warrior-elite"),
    ...wookiees,
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    table: { figures: { foe: { damage: 3, conditions: ["focus"] } } },
  },
]);

attacked(
  "Fury of Kashyyyk: 2 damage are too little",
  { ...shotAt("wookiee-warrior-elite"), ...wookiees, dice: [1, 4, 0] },
  { foe: { damage: 2, conditions: [] } },
);
