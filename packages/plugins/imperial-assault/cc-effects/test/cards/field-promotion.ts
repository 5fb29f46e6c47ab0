import { card } from "../card.js";
import { at, group, table } from "../position.js";

const promoted = (affiliation: string) =>
  at({
    mine: [group("imperial-officer", { one: "d1" })],
    theirs: [group("rebel-trooper", { x: { at: "d3", damage: 2 }, other: "f6" })],
    hand: ["field-promotion"],
    me: { affiliation },
    activating: "one",
    dice: [4, 4, 0],
  }).choose("attack:x:d3");
card(
  "field-promotion",
  () =>
    promoted("imperial")
      .choose("cc:field-promotion@one")
      // 2 for the trooper
      .expect(table({ sides: { 0: { vp: 6 } } }))
      .value("figure:cost", { figure: "one" }, 2, 4)
      .waits(),
  () =>
    promoted("mercenary")
      .expect(table({ sides: { 0: { vp: 2, hand: ["field-promotion"] } } }))
      .waits(),
);
