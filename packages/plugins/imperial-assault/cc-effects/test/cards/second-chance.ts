import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { done, early, luke } from "../staging/round.js";

card(
  "second-chance",
  () =>
    at({
      mine: [group("darth-vader", { vader: { at: "d2", damage: 15 } })],
      theirs: luke,
      hand: ["second-chance"],
      start: "round",
      dice: [5, 5, 5, 0, 0],
    })
      .choose("cc:second-chance@vader")
      .expect(table({ sides: { 0: { played: ["second-chance"], discard: [] } } }))
      .pass()
      .choose("attack:vader:d2")
      .pass()
      .choose("cc:second-chance#at0@vader")
      .expect(table({ figures: { vader: { damage: 14 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
      .waits(),
  () =>
    early("second-chance", {
      mine: [group("darth-vader", { vader: { at: "d2", damage: 5 } }, done)],
      theirs: [group("luke-skywalker", { luke: "d4" }, done)],
    })
      .choose("cc:second-chance@vader")
      .choose("cc:second-chance#at1@vader")
      .expect(table({ figures: { vader: { damage: 3 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
      .waits(),
);
