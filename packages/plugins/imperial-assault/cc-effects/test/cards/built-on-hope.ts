import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { vader } from "../staging/figures.js";

const jyn = (hand: readonly string[], deck: readonly string[]) =>
  at({
    mine: [group("jyn-erso", { jyn: "d1" })],
    theirs: [vader({ at: "d6" })],
    hand,
    me: { deck },
    them: { discard: ["rally"] },
    activating: "jyn",
  });
card(
  "built-on-hope",
  () =>
    jyn(["built-on-hope"], ["blitz", "focus", "parry", "rally"])
      .choose("cc:built-on-hope@jyn")
      .offersExactly(["blitz", "focus", "parry"])
      .choose("focus")
      .choose("parry>bottom")
      .choose("blitz>top")
      .expect(table({ sides: { 0: { hand: ["focus"], deck: ["blitz", "rally", "parry"] } } }))
      .offers(["go:e1"])
      .waits(),
  // milled for strain it comes to hand
  () =>
    jyn(["fool-me-once"], ["built-on-hope"])
      .choose("cc:fool-me-once@jyn")
      .choose(1)
      .expect(table({ sides: { 0: { hand: ["built-on-hope"], deck: [], discard: ["fool-me-once"] } } }))
      .waits(),
);
