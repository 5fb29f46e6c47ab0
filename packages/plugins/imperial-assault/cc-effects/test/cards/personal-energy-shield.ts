import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { held, vader } from "../staging/figures.js";

card("personal-energy-shield", () =>
  at({
    mine: [group("saska-teft", { saska: "d2" })],
    theirs: [vader({ at: "d3" })],
    hand: ["personal-energy-shield"],
    activating: "saska",
    dice: [1, 1, 2, 1],
  })
    .choose("cc:personal-energy-shield@saska")
    .expect(held({ saska: ["evade"] }))
    .pass()
    .choose("attack:saska:d2")
    .pass()
    // five hits; an evade of the die is a block
    .expect(figure("saska", { damage: 4 }))
    .waits(),
);
