import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:Salacious B. Crumb:0",
    mine: [group("salacious-b-crumb", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    choose: ["dc_special:Salacious B. Crumb:0"],
    table: { figures: { near: { damage: 1 } } },
  },
  {
    proves: "dc_special:The Darksaber:0",
    mine: [group("moff-gideon", { me: "d1" }, { attachments: ["the-darksaber"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4],
    choose: ["dc_special:The Darksaber:0"],
    table: { attacks: { "0": { attacker: "me", defender: "near", type: "melee", pool: ["red"] } } },
  },
  {
    proves: "dc_special:Vader's Finest:1",
    mine: [group("dark-trooper-mk-iii", { me: "d1" }, { attachments: ["vaders-finest"] })],
    theirs: [group("echo-base-trooper", { far: "g1" }), group("c-3po", { distant: "h2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["dc_special:Vader's Finest:0", "distant@h2", "pass", "pass", "e1", "dc_special:Vader's Finest:1"],
    table: { figures: { me: { conditions: ["focus"] } } },
  },
  {
    proves: "dc_special:Z-6 Trooper:0",
    mine: [group("dark-trooper-mk-iii", { me: { at: "d1", card: "z-6-trooper" } }, { attachments: ["z-6-trooper"] })],
    theirs: [group("luke-skywalker", { near: "e2" }), group("echo-base-trooper", { far: "g1" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    dice: [3, 4, 5, 4, 3],
    choose: ["dc_special:Z-6 Trooper:0", "near@e2"],
    table: { figures: { me: { damage: 1 }, near: { damage: 2 } } },
  },
]);
