import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, using } from "../shots.js";
import { over } from "../staging/figures.js";
import { hurt, luke } from "../staging/groups.js";

prove([
  {
    mine: [group("jyn-erso", { me: hurt(3) }), group("rebel-trooper", { you: { at: "b1", damage: 1 } }, over)],
    theirs: [luke()],
    proves: "trust-goes-both-ways",
    choose: ["trust-goes-both-ways#at0@me"],
    table: { figures: { me: { damage: 2 }, you: { damage: 0 } } },
    held: { me: ["surge"], you: ["surge"] },
  },
  {
    ...acting(
      "jyn-erso",
      { me: { at: "a1", damage: 3 }, friends: [group("rebel-trooper", { you: { at: "b1", damage: 1 } })] },
      ["pass", "pass", "trust-goes-both-ways#at1@me"],
    ),
    proves: "trust-goes-both-ways",
    ...damaged({ me: 2, you: 0 }),
    held: { me: ["surge"], you: ["surge"] },
  },
  // a blow and a shot: 1 + 2 hits with Pierce 1, then 1 + 2
  {
    ...using("jyn-erso", "dc_special:Jyn Erso:0", { foe: "d1" }, ["c1", "foe@d1", "foe@d1"]),
    dice: [0, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 6 } } },
  },
]);
