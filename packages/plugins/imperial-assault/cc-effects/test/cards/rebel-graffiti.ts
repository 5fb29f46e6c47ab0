import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const paint = (space: string) =>
  at({
    mine: [group("sabine-wren", { sabine: "d2" })],
    theirs: [luke({ at: space })],
    hand: ["rebel-graffiti"],
    activating: "sabine",
  }).pass();
card(
  "rebel-graffiti",
  () =>
    paint("d5")
      .choose("cc:rebel-graffiti@sabine")
      .choose(0)
      .expect(table({ sides: { 0: { vp: 2, hand: ["rebel-graffiti"], discard: [] } } }))
      .waits(),
  () =>
    paint("d3")
      .expect(table({ sides: { 0: { vp: 0 } }, activation: { figure: "luke" } }))
      .waits(),
);
