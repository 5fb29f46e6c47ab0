import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("grisly-contest", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["grisly-contest"], activating: "vader" })
    .choose("cc:grisly-contest@vader")
    .expect(table({ figures: { luke: { damage: 2 }, vader: { damage: 2 } } }))
    .waits(),
);
