import { card } from "../card.js";
import { group } from "../position.js";
import { early, tokens } from "../staging/round.js";

card("deploy-the-garrison", () =>
  early("deploy-the-garrison", {
    mine: [group("director-krennic", { krennic: "d1" }), group("stormtrooper", { one: "c1", two: "e1" })],
  })
    .choose("cc:deploy-the-garrison@krennic")
    .choose("two")
    .choose(1)
    .choose(1)
    .expect(tokens({ one: ["hit"], two: ["hit"] }))
    .waits(),
);
