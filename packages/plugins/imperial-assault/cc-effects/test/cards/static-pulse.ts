import { card } from "../card.js";
import { type At, figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const pulse = (mine: At["mine"]) => play("static-pulse", "iden-versio", { mine });
card(
  "static-pulse",
  () =>
    pulse([group("iden-versio", { one: "d1" }), group("dio", { dio: "c2" })])
      .offersExactly([0, 1])
      .choose(1)
      .expect(figure("luke", { conditions: ["weaken"] }))
      .waits(),
  () =>
    pulse([group("iden-versio", { one: "d1" }), group("dio", { dio: "c2" })])
      .choose(0)
      .expect(figure("luke", { damage: 2 }))
      .waits(),
  // without Dio it comes instead
  () =>
    pulse([group("iden-versio", { one: "d2" })])
      .event("figure:deployed", { spaces: ["d2"] })
      .waits(),
);
