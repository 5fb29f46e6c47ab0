import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { one } from "../staging/shots.js";

card("force-illusion", () =>
  at({
    mine: one,
    theirs: [group("rebel-trooper", { x: "d3" }), group("luke-skywalker", { luke: "e3" })],
    against: ["force-illusion"],
    activating: "one",
    dice: [1, 4, 0],
  })
    .choose("attack:x:d3")
    .choose("cc:force-illusion@luke")
    .event("attack:resolved", { missed: true })
    .expect(figure("x", { conditions: ["hide"] }))
    .waits(),
);
