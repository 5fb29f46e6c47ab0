import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("cruel-strike", () =>
  play("cruel-strike", "royal-guard", { dice: [0, 0, 0] })
    .choose("cc:cruel-strike:0")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);
