import { card } from "../card.js";
import { at, group, table } from "../position.js";

const luke = [group("luke-skywalker", { luke: "d3" })];

card("second-chance", () =>
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
);

card("take-initiative", () =>
  at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1, groups: { "1.luke-skywalker.0": { ready: false } } }))
    .waits(),
);
