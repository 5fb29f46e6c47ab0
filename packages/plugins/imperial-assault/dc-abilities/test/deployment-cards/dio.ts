import { group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

prove([
  {
    mine: [group("iden-versio", { me: "a1" }), group("dio", { dio: "a1" }, { companionOf: "0.iden-versio.0" })],
    theirs: [wookiee("h1")],
    activating: "me",
    points: 4,
    choose: ["go:b1", "attached#at0@dio", "a2"],
    proves: "attached",
    table: { figures: { dio: { spaces: ["a2"] } } },
  },
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [group("iden-versio", { iden: "c1" }), group("dio", { dio: "c1" }, { companionOf: "1.iden-versio.0" })],
    activating: "me",
    proves: "insignificant",
    also: [{ offers: ["attack:iden:c1"] }, { notOffers: ["attack:dio:c1"] }],
  },
]);
