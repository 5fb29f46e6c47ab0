import { group } from "../position.js";
import { prove } from "../proving.js";
import { deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "extra-armor",
    mine: [group("stormtrooper", { me: "a1", you: "b1" })],
    sides: [{ upgrades: ["extra-armor"] }, {}],
    choose: [{ me: 2, you: 2 }],
    held: { me: ["block", "block"], you: ["block", "block"] },
  },
]);
