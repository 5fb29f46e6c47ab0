import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, officer, one } from "../staging/figures.js";

card(
  "strength-in-numbers",
  () =>
    at({
      mine: [officer, one()],
      theirs: [luke({ at: "d6" })],
      hand: ["strength-in-numbers"],
      activating: "officer",
    })
      .pass()
      .choose("cc:strength-in-numbers")
      .expect(table({ activation: { figure: "one" } }))
      .waits(),
  // twelve at most
  () =>
    at({
      mine: [officer, group("darth-vader", { vader: "d2" })],
      theirs: [luke({ at: "d6" })],
      hand: ["strength-in-numbers"],
      activating: "officer",
    })
      .pass()
      .expect(table({ activation: { figure: "luke" } }))
      .waits(),
);
