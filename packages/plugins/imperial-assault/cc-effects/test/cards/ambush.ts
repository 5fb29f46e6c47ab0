import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { braved, one } from "../staging/shots.js";

card(
  "ambush",
  () =>
    braved("ambush", "cara-dune", {}, "g1")
      .choose("e2")
      .expect(table({ figures: { x: { spaces: ["e2"] }, one: { damage: 2 } } }))
      .waits(),
  // no such ground
  () =>
    at({
      mine: one,
      theirs: [group("cara-dune", { x: "d3" })],
      against: ["ambush"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:x:d3")
      .expect(table({ sides: { 1: { hand: ["ambush"] } } }))
      .waits(),
);
