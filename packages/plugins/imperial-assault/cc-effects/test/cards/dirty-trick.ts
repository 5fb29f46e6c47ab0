import { card } from "../card.js";
import { group, table } from "../position.js";
import { entered, mercenary } from "../staging/figures.js";

card(
  "dirty-trick",
  () =>
    entered("dirty-trick", "greedo", { them: mercenary })
      .choose("cc:dirty-trick@they")
      .asks("do:one-of", 0)
      .choose(1)
      .expect(table({ figures: { one: { conditions: ["stun"] } } }))
      .waits(),
  () =>
    entered("dirty-trick", "greedo", { them: mercenary, mine: [group("gaarkhan", { one: "d1" })] })
      .choose("cc:dirty-trick@they")
      .choose(0)
      .expect(table({ figures: { one: { damage: 3 } } }))
      .waits(),
);
