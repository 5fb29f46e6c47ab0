import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shotAt, using } from "../shots.js";
import { hits, surging } from "../staging/figures.js";

const koma = [group("onar-koma", { you: "e1" })];

prove([
  {
    ...shotAt("rebel-trooper-elite", { foes: koma }, ["get-down#at0@you", 0]),
    proves: "get-down",
    ...hits(2),
    ...damaged({ foe: 1 }),
  },
  {
    ...shotAt("rebel-trooper-elite", { foes: koma }, ["get-down#at0@you", 1]),
    proves: "get-down",
    ...surging(0),
    ...damaged({ foe: 3 }),
  },
  {
    ...using("onar-koma", "dc_special:Onar Koma:0", { foe: "d1" }, ["c1", "foe", "e1"]),
    table: { figures: { me: { damage: 1, spaces: ["c1"] }, foe: { damage: 1, spaces: ["e1"] } } },
  },
]);
