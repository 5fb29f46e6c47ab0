import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("navigation-upgrade", () =>
  play("navigation-upgrade", "probe-droid")
    .choose("cc:navigation-upgrade#at0@one")
    .expect(
      table({
        activation: { points: 1 },
        figures: { one: { damage: 1 } },
        sides: { 0: { played: ["navigation-upgrade"] } },
      }),
    )
    .notOffers(["cc:navigation-upgrade#at0@one"])
    .waits(),
);
