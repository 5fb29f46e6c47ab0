import { card } from "../card.js";
import { group } from "../position.js";
import { early } from "../staging/round.js";

card(
  "collect-intel",
  () =>
    early("collect-intel", { mine: [group("isb-infiltrator", { spy: "d1" })], against: ["blitz"] })
      .choose("cc:collect-intel")
      .event("deck:looked", { seat: 0, cards: [{ seat: 1, card: "blitz" }] })
      .waits(),
  () =>
    early("collect-intel", { against: ["blitz"] })
      .notOffers(["cc:collect-intel"])
      .waits(),
);
