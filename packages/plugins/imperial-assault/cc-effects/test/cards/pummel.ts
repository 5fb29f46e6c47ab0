import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/groups.js";

card(
  "pummel",
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: luke,
      hand: ["pummel"],
      activating: "vader",
      dice: [0, 0, 2, 0, 0, 0, 2, 0],
    })
      .choose("cc:pummel@vader")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  // only for melee figures
  () =>
    at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, hand: ["pummel"], activating: "one" })
      .explains("cc:pummel", "cc:condition")
      .waits(),
);
