import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("telekinetic-throw", () =>
  play("telekinetic-throw", "emperor-palpatine", { dice: [4, 1] })
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
