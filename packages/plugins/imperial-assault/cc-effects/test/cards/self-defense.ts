import { card } from "../card.js";
import { table } from "../position.js";
import { entered } from "../staging/figures.js";

card("self-defense", () =>
  entered("self-defense", "luke-skywalker")
    .choose("cc:self-defense@they")
    .expect(table({ figures: { one: { damage: 1 } } }))
    .waits(),
);
