import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("sniper-configuration", () =>
  play("sniper-configuration", "cassian-andor", {
    affiliation: "rebel",
    mine: [group("cassian-andor", { one: "g5" }), group("gideon-argus", { spotter: "f4" })],
    theirs: [group("gaarkhan", { gaarkhan: "g3" })],
    dice: [4, 4, 4, 4],
  })
    .expect(figure("gaarkhan", { damage: 4 }))
    .waits(),
);
