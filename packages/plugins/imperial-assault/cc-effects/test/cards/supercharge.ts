import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("supercharge", () =>
  play("supercharge", "dr-royce-hemlock", { dice: [4, 4, 2, 2, 0] })
    .expect(table({ figures: { one: { damage: 2 }, luke: { damage: 5 } } }))
    .waits(),
);
