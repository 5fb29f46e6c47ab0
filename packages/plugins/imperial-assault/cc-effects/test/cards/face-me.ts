import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("face-me", () =>
  play("face-me", "agent-kallus", {
    mine: [group("agent-kallus", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d5" })],
    dice: [4, 4, 4, 0],
  })
    .choose("d2")
    .expect(figure("luke", { spaces: ["d2"], damage: 5 }))
    .waits(),
);
