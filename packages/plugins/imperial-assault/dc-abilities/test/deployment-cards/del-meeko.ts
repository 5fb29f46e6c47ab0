import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { acting, hurt } from "../staging/figures.js";

prove([
  {
    ...shot("del-meeko", {}, ["del-meeko:2", 1, "hit"]),
    dice: [0, 1, 2, 0],
    proves: "open-minded",
    held: { me: ["hit"] },
  },
  {
    ...shot("del-meeko", {}, ["del-meeko:2", 0]),
    dice: [0, 1, 2, 0],
    proves: "open-minded",
    table: { activation: { points: 1 } },
  },
  {
    ...acting,
    proves: "expertise",
    mine: [group("del-meeko", { me: hurt("a1", 2) }), group("probe-droid", { you: "b1" })],
    choose: ["dc_special:Del Meeko:0", "expertise#at0@me"],
    table: { activation: { actions: 2 } },
  },
  {
    ...using("del-meeko", "dc_special:Del Meeko:0", {
      me: { at: "a1", damage: 2 },
      friends: [group("probe-droid", { you: { at: "b1", damage: 2 } }), group("stormtrooper", { two: "a2" })],
    }),
    ...damaged({ me: 1, you: 1 }),
    held: { me: ["hit"], you: ["hit"] },
  },
]);
