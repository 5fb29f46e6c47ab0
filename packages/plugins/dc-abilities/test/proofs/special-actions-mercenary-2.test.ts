import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:Vinto Hreeda:0",
    mine: [group("vinto-hreeda", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" }), group("echo-base-trooper", { far: "g1" })],
    activating: "me",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5],
    choose: ["dc_special:Vinto Hreeda:0", "near@e2", "vinto-hreeda:0"],
    table: { figures: { far: { damage: 1 } } },
  },
  {
    proves: "dc_special:Weequay Pirate (Elite):0",
    mine: [group("weequay-pirate-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "mercenary" }, {}],
    choose: ["dc_special:Weequay Pirate (Elite):0"],
    table: { figures: { me: { conditions: ["hide"] } } },
  },
]);
