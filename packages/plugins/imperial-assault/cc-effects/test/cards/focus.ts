import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("focus", () =>
  play("focus", "stormtrooper")
    .expect(figure("one", { conditions: ["focus"] }))
    .waits(),
);
