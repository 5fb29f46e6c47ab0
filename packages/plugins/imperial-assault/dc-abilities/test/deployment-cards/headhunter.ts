import { group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";
import { CHOKE } from "../staging/figures.js";

prove([
  {
    mine: [group("darth-vader", { vader: "a1" }, { attachments: ["headhunter"] })],
    theirs: [wookiee("c1")],
    activating: "vader",
    sides: [{}, { hand: ["blitz"] }],
    proves: "headhunter",
    choose: [CHOKE, "headhunter#at0@vader"],
    table: { figures: { foe: { damage: 2 } }, sides: { 1: { hand: [], discard: ["blitz"] } } },
  },
  // nothing to discard: damage
  {
    mine: [group("darth-vader", { vader: "a1" }, { attachments: ["headhunter"] })],
    theirs: [wookiee("c1")],
    activating: "vader",
    proves: "headhunter",
    choose: [CHOKE, "headhunter#at0@vader"],
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
]);
