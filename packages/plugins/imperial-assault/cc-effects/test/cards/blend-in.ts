import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early, rebel } from "../staging/round.js";

card(
  "blend-in",
  () =>
    early("blend-in", { mine: [group("k-2so", { k2: "d1" }, done)], me: rebel })
      .choose("cc:blend-in@k2")
      .value("attack:target", { attacker: "luke", defender: "k2" }, 1, 0)
      .notOffers(["attack:k2:d1"])
      .waits(),
  // it is over with its activation
  () =>
    early("blend-in", { mine: [group("k-2so", { k2: "d1" })], me: rebel })
      .choose("cc:blend-in@k2")
      .pass()
      .expect(table({ sides: { 0: { played: [], discard: ["blend-in"] } } }))
      .waits(),
);
