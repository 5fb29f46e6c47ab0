import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";
import { theirTurn } from "../staging/figures.js";

prove([
  {
    ...shot("jyn-odan", {}, ["sidewinder#at0@me", "c2"]),
    dice: [4, 4, 0],
    proves: "sidewinder",
    table: { figures: { me: { damage: 1, spaces: ["c2"] } } },
  },
  {
    ...theirTurn,
    mine: [group("jyn-odan", { me: "f1" })],
    choose: ["hair-trigger#at0@me"],
    dice: [4, 4, 0],
    proves: "hair-trigger",
    ...damaged({ foe: 4 }),
  },
]);
