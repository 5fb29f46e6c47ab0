import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("dengar", {}, ["dengar:2", 1, "dengar:2*1", 2, "after:15", "beside", "foe"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [4, 4, 5, 0],
    proves: "spread-the-pain",
    table: { figures: { foe: { conditions: ["bleed"] }, beside: { conditions: ["weaken"] } } },
  },
]);
