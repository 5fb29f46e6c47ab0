import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("stimulants", () =>
  play("stimulants", "hired-gun", { affiliation: "mercenary" })
    .offersExactly(["one", "luke"])
    .choose("one")
    .event("points:gained", { amount: 1 })
    .choose("d1")
    .expect(figure("one", { damage: 1, spaces: ["d1"], conditions: ["focus"] }))
    .waits(),
);
