import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("maximum-firepower", () =>
  play("maximum-firepower", "heavy-stormtrooper", { dice: [4, 0, 0] })
    .expect(figure("luke", { damage: 6 }))
    .waits(),
);
