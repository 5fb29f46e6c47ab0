import { card } from "../card.js";
import { group, table } from "../position.js";
import { slain } from "../staging/figures.js";

card("of-no-importance", () =>
  slain("of-no-importance", [group("stormtrooper", { one: "d1", two: "a1" })])
    .choose("attack:one:d1")
    .choose("cc:of-no-importance")
    .expect(table({ sides: { 1: { vp: 0 } } }))
    .waits(),
);
