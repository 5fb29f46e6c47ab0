import { card } from "../card.js";
import { figure, group } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

card("lure-of-the-dark-side", () =>
  play("lure-of-the-dark-side", "emperor-palpatine", {
    theirs: [...luke, group("gideon-argus", { gideon: "c4" })],
    dice: [4, 4, 4, 0],
  })
    .choose("luke")
    .expect({ "power-tokens": { held: { luke: ["hit", "hit"] } } } as never)
    .offersExactly(["gideon@c4", "one@d2"])
    .choose("gideon@c4")
    .choose("token:hit")
    .event("attack:resolved", { attacker: "luke", defender: "gideon" })
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
