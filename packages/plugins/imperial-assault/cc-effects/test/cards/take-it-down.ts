import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("take-it-down", () =>
  play("take-it-down", "gideon-argus", {
    affiliation: "rebel",
    mine: [group("gideon-argus", { one: "d1" }), group("gaarkhan", { two: "d2" })],
    dice: [1, 0, 2, 0],
  })
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);
