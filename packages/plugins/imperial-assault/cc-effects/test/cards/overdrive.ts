import { card } from "../card.js";
import { group, table } from "../position.js";
import { early } from "../staging/round.js";

card("overdrive", () =>
  early("overdrive", { mine: [group("probe-droid", { droid: "d1" })] })
    .choose("cc:overdrive")
    .choose("lent:cc:overdrive#at0@droid")
    .expect(table({ figures: { droid: { damage: 2 } }, activation: { actions: 3 } }))
    .notOffers(["lent:cc:overdrive#at0@droid"])
    .waits(),
);
