import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const charges = (space: string) =>
  play("set-the-charges", "dr-royce-hemlock", {
    mine: [group("dr-royce-hemlock", { one: "e5" })],
    theirs: [group("luke-skywalker", { luke: "f5" })],
    mission: "b",
    dice: [3],
  })
    .offers(["e2"])
    .notOffers(["e1"])
    .choose(space);
card(
  "set-the-charges",
  () =>
    charges("g5")
      .expect(table({ openDoors: ["door-1"], figures: { one: { damage: 0 }, luke: { damage: 2 } } }))
      .waits(),
  // the dummy is an object next to it
  () =>
    charges("d3")
      .expect(table({ figures: { luke: { damage: 0 } }, objects: { "dummy-1": { damage: 2 } } }))
      .waits(),
);
