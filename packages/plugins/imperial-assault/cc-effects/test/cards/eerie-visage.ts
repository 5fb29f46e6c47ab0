import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("eerie-visage", () =>
  play("eerie-visage", "0-0-0")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);
