import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  {
    ...shot("stormtrooper", {}, ["inspiring#at0@luke", [1]]),
    mine: [group("stormtrooper", { me: "a1" }), group("luke-skywalker", { luke: "b2" })],
    dice: [0, 4, 0, 5],
    proves: "inspiring",
    table: rerolled(1, 5),
  },
  // 1 + 1 hits, Pierce 3
  {
    ...using("luke-skywalker", "dc_special:Luke Skywalker:0", { foe: "b1" }),
    dice: [0, 2, 4],
    table: { figures: { foe: { damage: 2 } } },
  },
]);
