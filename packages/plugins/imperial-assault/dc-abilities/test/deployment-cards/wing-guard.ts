import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  // the attacker suffers the strain
  {
    ...shotAt("rebel-trooper", {}, ["wing-guard-keep-the-peace#at0@guard"]),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("wing-guard", { guard: "d1" })],
    dice: [0, 1, 0],
    proves: "wing-guard-keep-the-peace",
    table: { figures: { me: { damage: 1 }, guard: { damage: 1 } } },
  },
]);
