import { card } from "../card.js";
import { figure } from "../position.js";
import { early, mercenary } from "../staging/round.js";

card("chaotic-force", () =>
  early("chaotic-force", { me: mercenary, dice: [0] })
    .choose("cc:chaotic-force")
    .choose(["luke"])
    .choose([])
    .expect(figure("luke", { damage: 1 }))
    .waits(),
);
