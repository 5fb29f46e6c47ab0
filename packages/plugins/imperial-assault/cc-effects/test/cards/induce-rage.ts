import { card } from "../card.js";
import { figure, group } from "../position.js";
import { early, tokens } from "../staging/round.js";

card("induce-rage", () =>
  early("induce-rage", { mine: [group("stormtrooper", { one: { at: "d1", conditions: ["stun", "focus"] } })] })
    .choose("cc:induce-rage")
    .choose(["one"])
    .expect(figure("one", { conditions: [] }))
    .expect(tokens({ one: ["hit", "hit"] }))
    .waits(),
);
