import { card } from "../card.js";
import { group, table } from "../position.js";
import { attacker, luke, shot } from "../staging/shots.js";

card("explosive-weaponry", () =>
  shot("explosive-weaponry", {
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke, group("rebel-trooper", { near: "e4" })],
  })
    .expect(table({ figures: { near: { damage: 1 } } }))
    .waits(),
);
