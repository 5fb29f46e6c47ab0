import { card } from "../card.js";
import { group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";
import { held } from "../staging/groups.js";

card("ready-weapons", () =>
  play("ready-weapons", "stormtrooper", { mine: [group("stormtrooper", { one: "d2", two: "c2" })] })
    .choose({ one: 1, two: 2 })
    .expect(held({ one: ["hit"], two: ["hit", "hit"] }))
    .waits(),
);
