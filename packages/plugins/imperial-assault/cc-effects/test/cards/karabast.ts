import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";
import { gideon } from "../staging/groups.js";

card("karabast", () =>
  at({
    mine: [group("zeb-orrelios", { zeb: { at: "d1", damage: 2 } })],
    theirs: [luke(), gideon("e3")],
    hand: ["karabast"],
    activating: "zeb",
  })
    .choose("cc:karabast@zeb")
    .choose(["luke", "gideon"])
    .expect(table({ figures: { luke: { damage: 1 }, gideon: { damage: 1 } } }))
    .waits(),
);
