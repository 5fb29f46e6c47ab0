import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

prove([
  // the white die blanks; a surge buys another attack near by, without it; each has Blast 1
  {
    ...using("z-6-trooper", "dc_special:Z-6 Trooper:0", {}, [
      "foe@c1",
      "dc_special:Z-6 Trooper:0#at1@me",
      "keyword:blast",
      "other@d2",
    ]),
    mine: [group("dark-trooper-mk-iii", { me: { at: "a1", card: "z-6-trooper" } }, { attachments: ["z-6-trooper"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "d2", far: "h1" })],
    dice: [4, 1, 2, 0, 0, 4, 4, 2, 0],
    never: ["far@h1"],
    ...damaged({ foe: 4, other: 5 }),
  },
]);
