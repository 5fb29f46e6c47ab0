import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, wookiee } from "../shots.js";

prove([
  {
    mine: [group("iden-versio", { me: "a1" }), group("dio", { dio: "a1" }, { companionOf: "0.iden-versio.0" })],
    theirs: [wookiee("h1")],
    activating: "me",
    choose: ["droid-kit#at0@me", "evade"],
    proves: "droid-kit",
    held: { me: ["evade"] },
  },
  // 6 spaces need 6 accuracy: 2 shown, 4 more; 3 hits, 1 of the token, 1 more
  {
    ...shot("iden-versio", { foe: "g1" }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 0, 5, 0],
    proves: "pulse-cannon",
    choose: ["attack:foe:g1", "token:hit", "pass"],
    table: { figures: { foe: { damage: 4 } } },
  },
]);
