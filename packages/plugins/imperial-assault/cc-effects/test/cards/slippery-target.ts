import { card } from "../card.js";
import { table } from "../position.js";
import { entered, mercenary } from "../staging/figures.js";

card("slippery-target", () =>
  entered("slippery-target", "greedo", { them: mercenary })
    .choose("cc:slippery-target@they")
    .event("points:gained", { figure: "they", amount: 5 })
    .choose("f5")
    .expect(table({ figures: { they: { spaces: ["f5"] } } }))
    .waits(),
);
