import { test } from "vitest";
import { at, group } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

test("Non-Sentient figures are not offered doors, unless Beast Tamer lets them", () => {
  const nexu = (upgrades: readonly string[]) =>
    at({ mine: [group("nexu", { nexu: "c1+d1+c2+d2" })], theirs: [luke("h8")], sides: mercenary({ upgrades }) });
  nexu([])
    .notOffers(["open:door-1"])
    .explains("open:door-1", "ia:cannot-interact")
    .proves("non-sentient")
    .waits()
    .done();
  nexu(["beast-tamer"])
    .choose("beast-tamer-2#at0@beast-tamer")
    .choose("open:door-1")
    .event("door:opened")
    .proves("beast-tamer-2")
    .waits()
    .done();
});
