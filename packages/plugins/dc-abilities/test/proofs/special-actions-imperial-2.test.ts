import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:The Grand Inquisitor:0",
    mine: [group("the-grand-inquisitor", { me: "d1" })],
    theirs: [group("echo-base-trooper", { far: "g1" }), group("c-3po", { distant: "h2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["dc_special:The Grand Inquisitor:0", "far@g1", "pass"],
    table: { figures: { far: { damage: 2 } } },
  },
]);
