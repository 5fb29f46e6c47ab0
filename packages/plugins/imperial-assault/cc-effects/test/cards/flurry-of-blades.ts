import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("flurry-of-blades", () =>
  play("flurry-of-blades", "royal-guard-champion", { dice: [0, 4, 4, 2, 0, 4, 4, 2, 0, 4, 4, 2] })
    .expect(figure("luke", { damage: 9 }))
    .waits(),
);
