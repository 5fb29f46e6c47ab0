import { card } from "../card.js";
import { at, group } from "../position.js";
import { held, luke } from "../staging/figures.js";

card("marked-territory", () =>
  at({
    mine: [group("loth-cat", { cat: "d1", kitten: "d6" })],
    theirs: [luke()],
    hand: ["marked-territory"],
    activating: "cat",
  })
    .choose("cc:marked-territory@cat")
    .choose("evade")
    .expect(held({ cat: ["evade"], kitten: ["hit"] }))
    .waits(),
);
