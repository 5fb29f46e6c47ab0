import { card } from "../card.js";
import { group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("etiquette-and-protocol", () =>
  play("etiquette-and-protocol", "c-3po", {
    affiliation: "rebel",
    mine: [group("c-3po", { one: "d2" }), group("gaarkhan", { friend: "c2" })],
  })
    .value("attack:target", { attacker: "friend", defender: "luke" }, 1, 0)
    .value("attack:target", { attacker: "luke", defender: "friend" }, 1, 0)
    .pass()
    .offers(["attack:one:d2"])
    .notOffers(["attack:friend:c2"])
    .waits(),
);
