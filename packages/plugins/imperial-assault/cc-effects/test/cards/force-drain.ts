import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "force-drain",
  () =>
    play("force-drain", "second-sister", { damage: 5 })
      .expect(table({ figures: { one: { damage: 2 }, luke: { damage: 3, conditions: ["stun", "weaken"] } } }))
      .waits(),
  // nothing to drain from one without the Force
  () =>
    play("force-drain", "second-sister", { damage: 5, theirs: [group("chewbacca", { chewie: "d4" })] })
      .expect(table({ figures: { one: { damage: 5 }, chewie: { damage: 3 } } }))
      .waits(),
);
