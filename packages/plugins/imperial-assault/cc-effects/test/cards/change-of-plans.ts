import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, officer, one, vader } from "../staging/figures.js";

card(
  "change-of-plans",
  () =>
    at({
      mine: [officer, vader()],
      theirs: [luke({ at: "d6" })],
      hand: ["change-of-plans"],
      activating: "officer",
    })
      .pass()
      .choose("cc:change-of-plans")
      .expect(table({ groups: { "0.imperial-officer.0": { ready: true }, "0.darth-vader.1": { ready: false } } }))
      .waits(),
  // no trait in common, no exchange
  () =>
    at({ mine: [officer, one()], theirs: [luke({ at: "d6" })], hand: ["change-of-plans"], activating: "officer" })
      .pass()
      .expect(table({ activation: { figure: "luke" } }))
      .waits(),
);
