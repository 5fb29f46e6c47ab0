import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { luke } from "../staging/groups.js";

const droids = [group("probe-droid", { droid: "d2", other: { at: "a1", damage: 4 } })];
card(
  "shared-experience",
  () =>
    at({ mine: droids, theirs: luke, hand: ["shared-experience"], activating: "droid", points: 3 })
      .choose("cc:shared-experience@droid")
      .expect(table({ activation: { points: 0 }, figures: { droid: { conditions: ["focus"] } } }))
      .waits(),
  // from the discard pile it returns when a Droid falls
  () =>
    at({
      mine: droids,
      theirs: [group("luke-skywalker", { luke: "b2" })],
      me: { discard: ["shared-experience"] },
      turn: 1,
      dice: [4, 4, 2, 0],
    })
      .choose("attack:other:a1")
      .choose("cc:shared-experience#at0@shared-experience")
      .expect(table({ sides: { 0: { hand: ["shared-experience"], discard: [] } } }))
      .expect(figure("droid", { damage: 0 }))
      .waits(),
);
