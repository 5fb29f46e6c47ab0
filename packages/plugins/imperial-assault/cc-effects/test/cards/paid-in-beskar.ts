import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke, mercenary, tokens } from "../staging/figures.js";

card("paid-in-beskar", () =>
  at({
    mine: [group("greedo", { greedo: "d1" })],
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["paid-in-beskar"],
    activating: "greedo",
    me: mercenary,
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:paid-in-beskar@greedo")
    .expect(tokens({ greedo: ["block", "block"] }))
    .waits(),
);
