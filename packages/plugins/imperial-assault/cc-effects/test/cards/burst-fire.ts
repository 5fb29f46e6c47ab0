import { card } from "../card.js";
import { group, table } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

const burst = (defense: number) =>
  play("burst-fire", "fenn-signis", {
    affiliation: "rebel",
    theirs: [...luke, group("gideon-argus", { gideon: "c3" })],
    dice: [0, 1, 4, defense],
  }).choose("luke@d3");
card(
  "burst-fire",
  () =>
    burst(0)
      .expect(table({ figures: { luke: { damage: 4, conditions: [] }, gideon: { conditions: ["stun"] } } }))
      .waits(),
  // dodged: nobody is Stunned
  () =>
    burst(5)
      .expect(table({ figures: { luke: { damage: 0 }, gideon: { conditions: [] } } }))
      .waits(),
);
