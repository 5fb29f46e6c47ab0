import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  // the printed surges of a friend near by
  {
    ...shot("probe-droid", {}, ["advanced-firepower@you:2"]),
    mine: [group("probe-droid", { me: "a1" }), group("general-sorin", { you: "a2" })],
    dice: [1, 2, 0, 0],
    proves: "advanced-firepower",
    table: { figures: { foe: { conditions: ["stun"] } } },
  },
  // Blast 1 hits whoever stands next to the target
  {
    ...using("general-sorin", "dc_special:General Sorin:0", { friends: [group("stormtrooper", { you: "b1" })] }, [
      "foe@d1",
    ]),
    theirs: [group("wookiee-warrior-elite", { foe: "d1", beside: "e1" })],
    dice: [1, 4, 0],
    table: { figures: { foe: { damage: 2 }, beside: { damage: 1 } } },
  },
]);
