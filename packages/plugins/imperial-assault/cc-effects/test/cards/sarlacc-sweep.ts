import { card } from "../card.js";
import { group, table } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

card("sarlacc-sweep", () =>
  play("sarlacc-sweep", "diala-passil", {
    affiliation: "rebel",
    theirs: [...luke, group("gaarkhan", { gaarkhan: "c3" })],
    dice: [4, 4, 0, 4, 4, 0],
  })
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 4 }, gaarkhan: { damage: 3 } } }))
    .waits(),
);
