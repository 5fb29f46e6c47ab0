import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, wookiee } from "../shots.js";
import { acting } from "../staging/figures.js";

prove([
  {
    ...shot("boba-fett", {}, ["ee-3-carbine#at0@me", "green"]),
    points: 4,
    dice: [0, 4, 0, 0],
    proves: "ee-3-carbine",
    table: {
      activation: { points: 2 },
      attacks: { 0: { changes: { 0: { die: "green", amount: -1 }, 1: { die: "red", amount: 1 } } } },
    },
  },
  // 2 MP: the cord draws it near, the flames burn whoever is on or next to the space
  {
    ...acting,
    theirs: [wookiee("c1")],
    mine: [group("boba-fett", { me: "a1" })],
    points: 4,
    proves: "wrist-cord",
    choose: ["wrist-cord#at0@me", "b1"],
    table: { figures: { foe: { spaces: ["b1"] } }, activation: { points: 2 } },
  },
  {
    ...acting,
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1", far: "f1" })],
    mine: [group("boba-fett", { me: "a1" })],
    points: 4,
    proves: "wrist-flamethrower",
    choose: ["wrist-flamethrower#at0@me", "c1"],
    table: {
      figures: {
        me: { damage: 0 },
        foe: { damage: 2, conditions: ["weaken"] },
        beside: { damage: 2, conditions: ["weaken"] },
        far: { damage: 0 },
      },
      activation: { points: 2 },
    },
  },
]);
