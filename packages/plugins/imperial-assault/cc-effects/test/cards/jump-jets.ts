import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("jump-jets", () =>
  play("jump-jets", "stormtrooper")
    .choose("a5")
    .expect(figure("one", { spaces: ["a5"] }))
    .waits(),
);
