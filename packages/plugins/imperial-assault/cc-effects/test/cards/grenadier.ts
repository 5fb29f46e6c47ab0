import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/groups.js";

card("grenadier", () =>
  at({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: luke,
    hand: ["grenadier"],
    activating: "one",
    dice: [4],
  })
    .choose("cc:grenadier@one")
    .choose("d4")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
