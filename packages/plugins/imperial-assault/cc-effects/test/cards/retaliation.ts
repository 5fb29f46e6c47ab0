import { card } from "../card.js";
import { group } from "../position.js";
import { slain, tokens } from "../staging/figures.js";

card("retaliation", () =>
  slain("retaliation", [group("stormtrooper", { one: "d1" }), group("royal-guard", { guard: "a1" })])
    .choose("attack:one:d1")
    .choose("cc:retaliation@guard")
    .choose(1)
    .expect(tokens({ guard: ["hit", "hit"] }))
    .waits(),
);
