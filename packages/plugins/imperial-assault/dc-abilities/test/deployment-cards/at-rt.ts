import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { over } from "../staging/figures.js";

prove([
  // whoever is on or next to the space suffers, friends too
  {
    mine: [group("at-rt", { me: "a1+b1+a2+b2" }, over), group("stormtrooper", { you: "e1" }, over)],
    theirs: [group("wookiee-warrior-elite", { foe: "f1", beside: "g2", out: "h1" }, over)],
    proves: "mortar-launcher",
    dice: [4],
    choose: ["mortar-launcher#at0@me", "c1+d1+c2+d2", "f1"],
    table: {
      figures: { foe: { damage: 3 }, beside: { damage: 3 }, out: { damage: 0 }, me: { damage: 0 } },
      sides: { 1: { vp: 2 } },
    },
  },
  {
    ...shot("at-rt", { me: "a1+b1+a2+b2", foe: "d1" }, ["vanguard#at0@me", "yellow"]),
    dice: [0, 4, 0, 0],
    proves: "vanguard",
    table: { attacks: { 0: { changes: { 0: { die: "yellow", amount: -1 }, 1: { die: "red", amount: 1 } } } } },
  },
]);
