import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("whistling-birds", () =>
  play("whistling-birds", "the-mandalorian", { affiliation: "mercenary", dice: [4] })
    .choose("stop")
    .choose(["luke"])
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
