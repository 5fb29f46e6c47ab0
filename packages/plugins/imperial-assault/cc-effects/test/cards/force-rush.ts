import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("force-rush", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["force-rush"] })
    .choose("cc:force-rush@vader")
    .expect(table({ activation: { points: 2 } }))
    .waits(),
);
