import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:R2-D2:1",
    mine: [group("r2-d2", { me: { at: "d1", damage: 5 } })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:R2-D2:1"],
    table: { figures: { me: { damage: 4 } } },
  },
  {
    proves: "dc_special:Yoda:0",
    mine: [group("yoda", { me: "d1" }), group("ahsoka-tano", { friend: "b1" })],
    theirs: [group("rebel-trooper-elite", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["pass", "dc_special:Yoda:0"],
    table: { figures: { friend: { conditions: ["focus"] } } },
  },
]);
