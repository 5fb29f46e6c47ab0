import { card } from "../card.js";
import { group, table } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

card("force-lightning", () =>
  play("force-lightning", "emperor-palpatine", {
    mine: [group("emperor-palpatine", { one: "d1" }), group("stormtrooper", { two: "c3" })],
    theirs: [...luke, group("gaarkhan", { far: "d5" })],
  })
    .expect(
      table({
        figures: {
          one: { damage: 0 },
          two: { damage: 2, conditions: ["stun"] },
          luke: { damage: 2, conditions: ["stun"] },
          far: { damage: 0 },
        },
      }),
    )
    .waits(),
);
