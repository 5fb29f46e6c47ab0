import { group } from "../position.js";
import { prove } from "../proving.js";
import { deployed, over } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "scavenged-walker",
    mine: [group("at-st", { me: "a1+b1+c1+a2+b2+c2" }, { attachments: ["scavenged-walker"] })],
    choose: ["scavenged-walker#at0@me", "e1+f1+g1+e2+f2+g2"],
    table: { figures: { me: { spaces: ["e1", "f1", "g1", "e2", "f2", "g2"] } } },
  },
  {
    mine: [group("at-st", { me: "a1+b1+c1+a2+b2+c2" }, { ...over, attachments: ["scavenged-walker"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "e1" }, over)],
    proves: "scavenged-walker",
    // 1 + 2 + 1 hits, one less, 1 blocked
    dice: [0, 1, 1, 0],
    choose: ["scavenged-walker#at1@me", "pass"],
    table: { figures: { foe: { damage: 2 } } },
  },
]);
