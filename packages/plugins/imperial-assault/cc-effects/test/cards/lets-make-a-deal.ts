import { card } from "../card.js";
import { table } from "../position.js";
import { braved, dealt } from "../staging/shots.js";

card("lets-make-a-deal", () =>
  braved("lets-make-a-deal", "hondo-ohnaka", { them: { affiliation: "mercenary", vp: 3 } })
    .offersExactly([0, 1, 2, 3])
    .choose(2)
    .event(...dealt(2))
    .expect(table({ figures: { x: { conditions: ["focus"] } }, sides: { 0: { vp: 2 }, 1: { vp: 1 } } }))
    .waits(),
);
