import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";

prove([
  {
    ...shot("vinto-hreeda"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "c2", far: "f1" })],
    proves: "boltslinger",
    dice: [1, 4, 0],
    ...damaged({ foe: 2, beside: 1, far: 0 }),
  },
  {
    ...using("vinto-hreeda", "dc_special:Vinto Hreeda:0", {}, ["foe@c1"]),
    dice: [1, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 } } },
  },
]);
