import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("hit-and-run", () =>
  play("hit-and-run", "stormtrooper", { dice: [4, 4, 0] })
    .event("points:gained", { amount: 3 })
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
