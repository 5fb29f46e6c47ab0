import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("hidden-trap", () =>
  play("hidden-trap", "saska-teft", { affiliation: "rebel", theirs: [group("luke-skywalker", { luke: "b1" })] })
    .offersExactly(["a1", "h5"])
    .choose("a1")
    .expect(table({ figures: { one: { damage: 0 }, luke: { damage: 2 } } }))
    .waits(),
);
