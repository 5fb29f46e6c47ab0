import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // Blast 1 of the card and Blast 1 of its surge
  {
    ...shot("probe-droid", {}, ["explosive-armaments#at0@me", "explosive-armaments:+1 hit, blast 1"], {
      attachments: ["explosive-armaments"],
    }),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [0, 2, 2, 0],
    proves: "explosive-armaments",
    table: { figures: { foe: { damage: 2 }, beside: { damage: 2 } } },
  },
]);
