import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("triangulate", () =>
  play("triangulate", "probe-droid", { mine: [group("probe-droid", { one: "d2", two: "c1", three: "b1" })] })
    .choose(["one", "two"])
    .choose("two")
    .choose("stop")
    .choose("stop")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
