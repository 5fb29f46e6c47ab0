import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "wookiee-rage",
  () =>
    play("wookiee-rage", "gaarkhan", { affiliation: "rebel", damage: 5 })
      .expect(figure("luke", { damage: 3 }))
      .waits(),
  () =>
    play("wookiee-rage", "gaarkhan", { affiliation: "rebel", damage: 2 })
      .expect(figure("luke", { damage: 2 }))
      .waits(),
);
