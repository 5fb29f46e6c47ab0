import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("feral-swipes", () =>
  play("feral-swipes", "loth-cat", { affiliation: "mercenary", dice: [1, 0, 4, 0] })
    .expect(figure("luke", { damage: 5 }))
    .waits(),
);
