import { card } from "../card.js";
import { at, figure } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("dark-energy", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["dark-energy"], activating: "vader" })
    .choose("cc:dark-energy@vader")
    .choose("e4")
    .expect(figure("luke", { damage: 1, spaces: ["e4"] }))
    .waits(),
);
