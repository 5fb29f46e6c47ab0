import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
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
