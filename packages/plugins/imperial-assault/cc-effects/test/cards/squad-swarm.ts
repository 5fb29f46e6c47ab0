import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, officer } from "../staging/figures.js";

card("squad-swarm", () =>
  at({
    mine: [group("stormtrooper", { one: "d2" }), group("stormtrooper", { two: "e1" }), officer],
    theirs: [luke({ at: "d6" })],
    hand: ["squad-swarm"],
    activating: "one",
  })
    .pass()
    .choose("cc:squad-swarm")
    .expect(table({ activation: { figure: "two" } }))
    .waits(),
);
