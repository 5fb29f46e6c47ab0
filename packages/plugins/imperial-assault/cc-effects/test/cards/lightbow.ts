import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("lightbow", () =>
  play("lightbow", "chirrut-imwe", { affiliation: "rebel", dice: [0, 0, 4, 2] })
    .offersExactly(["cc:lightbow:0", "cc:lightbow:1", "pass"])
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "accuracy", amount: 2, by: "cc:lightbow" }] } } }))
    .choose("cc:lightbow:1")
    .event("attack:resolved", { dealt: 3 })
    .waits(),
);
