import { card } from "../card.js";
import { group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("blood-feud", () =>
  play("blood-feud", "jabba-the-hutt", {
    affiliation: "mercenary",
    mine: [group("jabba-the-hutt", { one: "c1+d1+c2+d2" })],
    dice: [4, 0, 0],
  })
    .choose("attack:luke:d3")
    .event("attack:resolved", { dealt: 3 })
    .waits(),
);
