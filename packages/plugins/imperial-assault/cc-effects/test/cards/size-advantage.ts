import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("size-advantage", () =>
  play("size-advantage", "wampa", {
    affiliation: "mercenary",
    mine: [group("wampa", { one: "d1+d2" })],
    dice: [0, 0, 0],
  })
    .expect(figure("luke", { damage: 4, conditions: ["weaken"] }))
    .waits(),
);
