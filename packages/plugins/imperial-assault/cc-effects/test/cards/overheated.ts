import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/groups.js";

card("overheated", () =>
  at({
    mine: [group("paz-vizsla", { one: "d2" })],
    theirs: luke,
    hand: ["overheated"],
    activating: "one",
    me: { affiliation: "mercenary" },
    dice: [0, 0, 4, 0, 0, 0, 4, 0],
  })
    .choose("cc:overheated@one")
    .value("figure:melee", { figure: "one" }, 0, 1)
    // four strain for Paz, and four hits less one and one block for Luke, twice
    .expect(table({ figures: { one: { damage: 4 }, luke: { damage: 4 } } }))
    .waits(),
);
