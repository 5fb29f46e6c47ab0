import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  {
    ...shot("kayn-somos", {}, ["kayn-somos:2"]),
    mine: [
      group("kayn-somos", { me: "a1" }),
      group("stormtrooper", { you: "a2", away: "h2" }),
      group("imperial-officer", { x: "b2" }),
    ],
    dice: [0, 1, 4, 0],
    proves: "squad-command",
    table: { figures: { you: { conditions: ["focus"] }, away: { conditions: [] }, x: { conditions: [] } } },
  },
  {
    ...using("kayn-somos", "dc_special:Kayn Somos:0", { friends: [group("snowtrooper", { one: "b1", two: "b2" })] }, [
      ["one", "two"],
      "foe",
      "foe@d1",
      "foe@d1",
    ]),
    theirs: [group("wookiee-warrior-elite", { foe: "d1", other: "d2" })],
    dice: [1, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 }, other: { damage: 0 } } },
  },
]);
