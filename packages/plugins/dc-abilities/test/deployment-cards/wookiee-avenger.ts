import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";
import { deployed } from "../staging/figures.js";

prove([
  // found in the deck, and drawn with two others
  {
    ...deployed,
    proves: "wookiee-avenger",
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    sides: [{ deck: ["urgency", "urgency", "urgency", "urgency", "debts-repaid"] }, {}],
    choose: ["debts-repaid"],
    table: { sides: { 0: { hand: ["debts-repaid", "urgency", "urgency"] } } },
  },
  {
    ...shot("chewbacca", {}, [], { attachments: ["wookiee-avenger"] }),
    dice: [0, 2, 1, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  // a dodge becomes an evade
  {
    ...shotAt("chewbacca"),
    theirs: [group("chewbacca", { foe: "c1" }, { attachments: ["wookiee-avenger"] })],
    dice: [4, 4, 5, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    theirs: [wookiee("b1")],
    activating: "me",
    dice: [3],
    choose: ["wookiee-avenger#at2@me", "c1"],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 2, spaces: ["c1"] } }, activation: { actions: 2 } },
  },
]);
