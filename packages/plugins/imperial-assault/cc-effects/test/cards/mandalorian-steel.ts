import { card } from "../card.js";
import { figure, group } from "../position.js";
import { done, early, mercenary } from "../staging/round.js";

card("mandalorian-steel", () =>
  early("mandalorian-steel", {
    mine: [group("the-armorer", { armorer: { at: "d1", damage: 5 } }, done)],
    me: mercenary,
    held: { armorer: ["block"] },
    dice: [1, 5, 4, 0],
  })
    .choose("cc:mandalorian-steel@armorer")
    .choose("attack:armorer:d1")
    .choose("token:block")
    .expect(figure("armorer", { damage: 7 }))
    .waits(),
);
