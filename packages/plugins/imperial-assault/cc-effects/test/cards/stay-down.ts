import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, rebel } from "../staging/figures.js";

const grappled = (more: object) =>
  at({
    mine: [group("biv-bodhrik", { biv: "d2" })],
    theirs: [luke(more), group("gideon-argus", { gideon: "f6" })],
    hand: ["close-and-personal", "stay-down"],
    me: rebel,
    activating: "biv",
    // red 1 hit, yellow 1 hit against a block that is pierced; then blue 2, red 1 and yellow 1 hit
    dice: [0, 2, 0, 4, 0, 2, 0],
  })
    .choose("cc:close-and-personal@biv")
    .choose("stop");
card("stay-down", () =>
  grappled({})
    .choose("cc:stay-down@biv")
    .expect(table({ figures: { luke: { damage: 5 }, biv: { conditions: ["stun"] } } }))
    .waits(),
);
