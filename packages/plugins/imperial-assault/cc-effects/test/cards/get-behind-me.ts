import { card } from "../card.js";
import { at, group } from "../position.js";
import { one } from "../staging/groups.js";
import { luke } from "../staging/targets.js";

card("get-behind-me", () =>
  at({
    mine: one,
    theirs: [luke, group("gaarkhan", { gaarkhan: "f5" })],
    against: ["get-behind-me"],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:get-behind-me@gaarkhan")
    // behind Luke it would not be seen
    .notOffers(["d4"])
    .choose("e3")
    .event("attack:resolved", { defender: "gaarkhan", dealt: 2 })
    .waits(),
);
