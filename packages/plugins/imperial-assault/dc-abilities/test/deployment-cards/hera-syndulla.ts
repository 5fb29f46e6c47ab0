import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

const hera = [group("hera-syndulla", { you: "b2" })];

prove([
  // 2 accuracy more; a surge more
  {
    ...shot("stormtrooper", { foe: "e1", friends: hera }, ["call-the-shots#at0@you", 0]),
    dice: [1, 4, 0],
    proves: "call-the-shots",
    ...damaged({ foe: 2 }),
  },
  {
    ...shot("stormtrooper", { friends: hera }, ["call-the-shots#at0@you", 2, "stormtrooper:0"]),
    dice: [1, 4, 0],
    proves: "call-the-shots",
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("stormtrooper", {}, ["call-the-shots#at0@hera", 1]),
    mine: [group("stormtrooper", { me: "a1" }), group("hera-syndulla", { hera: "b2" })],
    dice: [1, 4, 0],
    proves: "call-the-shots",
    table: { figures: { foe: { damage: 3 } } },
  },
]);
