import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, wookiee } from "../shots.js";

prove([
  // 1 + 2 + 1 hits and 1 more, 1 blocked
  {
    ...shot("luke-skywalker", {}, ["pass"], { attachments: ["heir-to-the-jedi"] }),
    dice: [1, 4, 2, 0],
    proves: "heir-to-the-jedi",
    table: { figures: { foe: { damage: 4 } } },
  },
  {
    ...shot("luke-skywalker", {}, ["heir-to-the-jedi#at0@me", [0]], { attachments: ["heir-to-the-jedi"] }),
    dice: [1, 4, 2, 0, 4],
    proves: "heir-to-the-jedi",
    table: { figures: { foe: { damage: 5 } } },
  },
  // Saber Strike has the green die of Focused
  {
    mine: [group("luke-skywalker", { me: "a1" }, { attachments: ["heir-to-the-jedi"] })],
    theirs: [wookiee("b1")],
    activating: "me",
    choose: ["dc_special:Luke Skywalker:0"],
    dice: [0, 2, 4, 0],
    proves: "heir-to-the-jedi",
    table: { attacks: { 0: { dice: { 2: { die: "green" } } } } },
  },
]);
