import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { done, early } from "../staging/round.js";

card("covering-fire", () =>
  early("covering-fire", {
    theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["stun"] } }, done)],
    dice: [0, 0, 0],
  })
    .choose("cc:covering-fire")
    .choose(["one"])
    .expect(figure("one", { conditions: ["hide"] }))
    .choose("attack:luke:d3")
    .choose("cc:covering-fire:0")
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "hit", amount: 2, by: "cc:covering-fire" }] } } }))
    .waits(),
);
