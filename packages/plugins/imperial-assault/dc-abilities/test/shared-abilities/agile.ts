import { prove } from "../proving.js";
import { damaged, shotAt } from "../shots.js";
import { surging } from "../staging/figures.js";

prove([
  // the block is an evade, which leaves no surge to spend
  { ...shotAt("jet-trooper-elite", {}, ["agile#at0@foe"]), proves: "agile", ...surging(0), ...damaged({ foe: 3 }) },
]);
