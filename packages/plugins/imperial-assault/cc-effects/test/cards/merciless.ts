import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const hunted = (deck: readonly string[]) =>
  play("merciless", "trandoshan-hunter", { affiliation: "mercenary", them: { deck } });
card(
  "merciless",
  () =>
    hunted(["rally", "focus", "blitz"])
      .choose(1)
      .expect(table({ sides: { 0: { vp: 3 } } }))
      .waits(),
  () =>
    hunted(["rally", "focus", "blitz"])
      .choose(0)
      .expect(table({ sides: { 0: { vp: 0 }, 1: { discard: ["rally", "focus"] } } }))
      .waits(),
  // a player with fewer than two cards cannot do it, and loses none for nothing
  () =>
    hunted(["rally"])
      .expect(table({ sides: { 0: { vp: 3 }, 1: { deck: ["rally"], discard: [] } } }))
      .waits(),
  () =>
    hunted([])
      .expect(table({ sides: { 0: { vp: 3 } } }))
      .waits(),
);
