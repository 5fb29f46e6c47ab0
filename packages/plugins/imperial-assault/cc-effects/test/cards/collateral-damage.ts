import { card } from "../card.js";
import { group, table } from "../position.js";
import { attacker, luke, shot } from "../staging/shots.js";

card("collateral-damage", () =>
  shot("collateral-damage", {
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke, group("gaarkhan", { near: "e5", far: "f6" })],
    mission: "b",
  })
    .offersExactly(["one", "near", "dummy-1"])
    .choose("near")
    .expect(table({ figures: { near: { damage: 2 } } }))
    .waits(),
);
