import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { one } from "../staging/groups.js";

card("parting-blow", () =>
  at({
    mine: one,
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    against: ["parting-blow"],
    activating: "one",
    points: 2,
    dice: [1, 0, 2, 4],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan")
    .event("attack:resolved", { attacker: "gaarkhan", defender: "one" })
    .expect(table({ figures: { gaarkhan: { conditions: ["stun"] }, one: { spaces: ["c1"] } } }))
    .waits(),
);
