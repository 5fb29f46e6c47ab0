import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card(
  "i-can-feel-it",
  () =>
    at({ mine: [group("darth-vader", { vader: "d2" })], theirs: [luke()], hand: ["i-can-feel-it"] })
      .choose("cc:i-can-feel-it@vader")
      .expect(table({ sides: { 0: { vp: 1 } }, activation: { actions: 1 } }))
      .waits(),
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [luke()],
      against: ["i-can-feel-it"],
      dice: [0, 0, 0, 5, 1],
    })
      .choose("attack:luke:d3")
      .choose("cc:i-can-feel-it@luke")
      .event("attack:rerolled", { die: "white", from: 5, to: 1 })
      .waits(),
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [luke()],
      hand: ["i-can-feel-it"],
      dice: [0, 0, 0, 0, 5],
    })
      .choose("attack:luke:d3")
      .choose("cc:i-can-feel-it@vader")
      .offersExactly([0, 1, 2])
      .choose([1])
      .event("attack:rerolled", { die: "red", from: 0, to: 5 })
      .waits(),
);
