import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { hurt } from "../staging/figures.js";

prove([
  {
    ...using("snowtrooper", "dc_special:Snowtrooper (Regular):0", { foe: "h2" }, [0, 1]),
    mine: [group("snowtrooper", { me: hurt("a1", 1, "weaken"), you: hurt("b1", 1, "weaken"), far: hurt("d1", 1) })],
    table: {
      figures: { me: { damage: 0, conditions: ["weaken"] }, you: { damage: 1, conditions: [] }, far: { damage: 1 } },
    },
  },
]);
