import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("pack-alpha", () =>
  play("pack-alpha", "loth-cat", {
    affiliation: "mercenary",
    mine: [group("loth-cat", { one: "d2", two: "c2" })],
  })
    .choose(["one", "two"])
    .choose("two")
    .choose("stop")
    .choose("stop")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
