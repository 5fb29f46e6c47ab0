import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";
import { roundEnd } from "../staging/figures.js";
import { hurt } from "../staging/groups.js";

prove([
  {
    ...roundEnd("bossk", hurt(5, "bleed", "weaken")),
    proves: "regenerate",
    table: { figures: { me: { damage: 3, conditions: [] } } },
  },
  // the green die has 2 hits: every other figure within 2 spaces suffers them
  {
    ...using("bossk", "dc_special:Bossk:0", { friends: [group("stormtrooper", { you: "d2" })] }),
    dice: [0, 4, 0],
    ...damaged({ me: 0, foe: 2, you: 2 }),
  },
  // and its surge is strain
  {
    ...using("bossk", "dc_special:Bossk:0", { foe: "d1", friends: [group("heavy-stormtrooper", { you: "e2" })] }, [
      "pass",
    ]),
    dice: [0, 2, 0],
    ...damaged({ me: 0, foe: 1, you: 2 }),
  },
]);
