import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using, wookiee } from "../shots.js";

prove([
  {
    mine: [group("k-2so", { me: "a1" }), group("leia-organa", { leader: "d1" })],
    theirs: [wookiee("h1")],
    activating: "leader",
    points: 4,
    choose: ["go:b1"],
    proves: "cassian-said-i-had-to",
    held: { me: ["hit"] },
  },
  // the token is a hit; 1 + 2 + 1 hits, 1 blocked
  {
    ...using("k-2so", "dc_special:K-2SO:0", { foe: "d1" }, ["token:hit"]),
    tokens: { me: ["hit", "surge"] },
    dice: [0, 4, 2, 0],
    ...damaged({ foe: 4 }),
    held: { me: ["surge"] },
  },
]);
