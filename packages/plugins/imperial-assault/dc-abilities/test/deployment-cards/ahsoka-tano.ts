import { prove } from "../proving.js";
import { shot, using } from "../shots.js";
import { rerolled } from "../staging/figures.js";
import { moved } from "../staging/foes.js";

prove([
  {
    ...shot("ahsoka-tano", { foe: "b1" }),
    choose: [1, "attack:foe:b1", "twin-sabers#at0@me", 0],
    dice: [1, 4, 4, 0, 0, 5, 5],
    proves: "twin-sabers",
    table: {
      attacks: { 0: { dice: { 0: { face: 0 }, 1: { face: 5 }, 2: { face: 5 }, 3: { face: 0, rerolled: false } } } },
    },
  },
  {
    ...shot("ahsoka-tano", { foe: "b1" }),
    choose: [1, "attack:foe:b1", "twin-sabers#at0@me", 1],
    dice: [0, 4, 4, 0, 4],
    proves: "twin-sabers",
    table: rerolled(3, 4),
  },
  {
    ...using("ahsoka-tano", "dc_special:Ahsoka Tano:0", { foe: "h8" }),
    choose: [1, "dc_special:Ahsoka Tano:0", "g1"],
    never: ["h1"],
    ...moved("g1"),
  },
]);
