import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, officer, one } from "../staging/figures.js";
import { gideon } from "../staging/groups.js";

card("provoke", () =>
  at({ mine: [one(), officer], theirs: [luke(), gideon("f6")], hand: ["provoke"], activating: "one" })
    .pass()
    .choose("cc:provoke")
    .expect(table({ activation: { figure: "luke" } }))
    .waits(),
);
