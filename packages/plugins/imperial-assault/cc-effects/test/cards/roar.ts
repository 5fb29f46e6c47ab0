import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

card(
  "roar",
  () =>
    play("roar", "krrsantan", { affiliation: "mercenary", damage: 3 })
      .choose(["luke"])
      .expect(figure("luke", { conditions: ["stun"] }))
      .waits(),
  () =>
    at({
      mine: [group("krrsantan", { one: { at: "d2", damage: 2 } })],
      theirs: luke,
      hand: ["roar"],
      activating: "one",
      me: { affiliation: "mercenary" },
    })
      .explains("cc:roar", "cc:condition")
      .waits(),
);
