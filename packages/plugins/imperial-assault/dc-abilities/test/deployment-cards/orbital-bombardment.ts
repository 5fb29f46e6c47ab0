import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { over } from "../staging/figures.js";

prove([
  {
    mine: [group("luke-skywalker", { me: "a1" }, { attachments: ["orbital-bombardment"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "orbital-bombardment",
    choose: ["dc_special:Orbital Bombardment:0", "none", "pass", "pass", "orbital-bombardment#at0@me", "c1"],
    table: { figures: { foe: { damage: 2 } }, sides: { 0: { upgrades: [] } } },
  },
  {
    ...using("luke-skywalker", "dc_special:Orbital Bombardment:0", {}, ["foe@c1"], {
      attachments: ["orbital-bombardment"],
    }),
    round: 2,
    dice: [1, 4, 2, 0],
    table: { figures: { foe: { damage: 3 } } },
  },
]);
