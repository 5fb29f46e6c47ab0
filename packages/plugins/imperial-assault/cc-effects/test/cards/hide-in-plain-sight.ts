import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("hide-in-plain-sight", () =>
  play("hide-in-plain-sight", "isb-infiltrator").pass().notOffers(["attack:one:d2"]).waits(),
);
