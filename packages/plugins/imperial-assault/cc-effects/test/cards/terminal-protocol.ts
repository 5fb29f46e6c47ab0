import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("terminal-protocol", () =>
  at({
    mine: [group("probe-droid", { droid: "d2" }), one({ at: "a1" })],
    theirs: [luke()],
    hand: ["terminal-protocol"],
    activating: "droid",
    mission: "b",
    dice: [3],
  })
    .choose("cc:terminal-protocol@droid")
    .expect(table({ figures: { luke: { damage: 2 }, one: { damage: 0 } }, objects: { "dummy-1": { damage: 2 } } }))
    .expect(table({ sides: { 1: { vp: 3 } } }))
    .waits(),
);
