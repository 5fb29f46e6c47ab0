import { card } from "../card.js";
import { group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("field-tactician", () =>
  play("field-tactician", "stormtrooper", {
    mine: [group("stormtrooper", { one: "d2" }), group("darth-vader", { vader: "c1" })],
  })
    .choose("vader")
    .event("points:gained", { figure: "vader", amount: 4 })
    .waits(),
);
