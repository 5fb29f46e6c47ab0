import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { dealt, shot } from "../staging/shots.js";

card(
  "capitalize",
  () =>
    shot("capitalize", { dice: [4, 4, 2, 0] })
      .choose([2])
      .event(...dealt(3))
      .waits(),
  // Bleeding by the Nexu's attack is one more than Weakened
  () =>
    at({
      mine: [group("royal-guard", { one: "d2" })],
      theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["weaken"] } })],
      me: { discard: ["capitalize"] },
      activating: "one",
      dice: [3, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("royal-guard:0")
      .choose("cc:capitalize#at0@capitalize")
      .expect(table({ sides: { 0: { hand: ["capitalize"], discard: [] } } }))
      .waits(),
);
