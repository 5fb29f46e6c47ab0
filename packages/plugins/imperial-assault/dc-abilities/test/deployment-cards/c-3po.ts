import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt, using } from "../shots.js";

prove([
  {
    ...shotAt("c-3po"),
    choose: [],
    proves: "non-combatant",
    also: [
      {
        value: "attack:target",
        subject: { attacker: "foe", defender: "me" },
        base: 1,
        is: 0,
        because: ["non-combatant"],
      },
    ],
  },
  {
    ...using("c-3po", "dc_special:C-3PO:0", {
      foe: "h2",
      friends: [group("rebel-trooper", { near: "b1", far: "d1" })],
    }),
    table: { figures: { near: { conditions: ["focus"] }, far: { conditions: [] } } },
  },
]);
