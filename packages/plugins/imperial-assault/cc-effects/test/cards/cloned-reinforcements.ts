import { card } from "../card.js";
import { group, table } from "../position.js";
import { fallen } from "../staging/figures.js";

card("cloned-reinforcements", () =>
  fallen([group("dr-royce-hemlock", { one: "e2" }), group("stormtrooper", { two: "b1" })], ["cloned-reinforcements"])
    .choose("cc:cloned-reinforcements@one")
    .offers(["two@d1", "two@f3"])
    .notOffers(["two@e2", "two@c2"])
    .choose("two@d1")
    .expect(
      table({ figures: { two: { spaces: ["d1"], damage: 0 } }, groups: { "0.stormtrooper.1": { figures: ["two"] } } }),
    )
    .waits(),
);
