import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("recovery", () =>
  play("recovery", "darth-vader", { damage: 5 })
    .expect(figure("one", { damage: 3 }))
    .waits(),
);
