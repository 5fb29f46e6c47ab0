import { card } from "../card.js";
import { group, table } from "../position.js";
import { early, rebel } from "../staging/round.js";

card(
  "balancing-force",
  () =>
    early("balancing-force", {
      me: rebel,
      mine: [group("gaarkhan", { gaarkhan: { at: "d1", damage: 5 } })],
      theirs: [group("darth-vader", { vader: { at: "d3", damage: 5 } })],
      dice: [4],
    })
      .choose("cc:balancing-force")
      .choose(["gaarkhan"])
      .choose(["vader"])
      .expect(table({ figures: { gaarkhan: { damage: 2 }, vader: { damage: 2 } } }))
      .waits(),
  () => early("balancing-force").notOffers(["cc:balancing-force"]).waits(),
);
