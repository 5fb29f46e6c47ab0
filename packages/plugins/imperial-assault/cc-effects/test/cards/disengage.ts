import { card } from "../card.js";
import { table } from "../position.js";
import { entered } from "../staging/figures.js";

card("disengage", () =>
  entered("disengage", "mak-eshkarey")
    .choose("cc:disengage@they")
    .event("points:gained", { figure: "they", amount: 3 })
    .choose("d4")
    .expect(table({ figures: { they: { spaces: ["d4"] } } }))
    .waits(),
);
