import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  {
    ...shot("echo-base-trooper-elite", { foe: "d1" }, ["front-line#at0@me"]),
    proves: "front-line",
    dice: [4, 4, 0],
    ...damaged({ foe: 4 }),
  },
]);
