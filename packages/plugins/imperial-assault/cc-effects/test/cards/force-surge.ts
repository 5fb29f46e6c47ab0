import { card } from "../card.js";
import { at, figure } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("force-surge", () =>
  at({ mine: [vader({ at: "d1" })], theirs: [luke()], hand: ["force-surge"], activating: "vader" })
    .pass()
    .choose("cc:force-surge@vader")
    .choose("d2")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
