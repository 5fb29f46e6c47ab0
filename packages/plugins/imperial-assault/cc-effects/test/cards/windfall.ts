import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { mercenary } from "../staging/figures.js";

/** Strain discards the top card of Aphra's deck. */
const strained = (hand: readonly string[], deck: readonly string[]) =>
  at({
    mine: [group("doctor-aphra", { aphra: "d1" })],
    theirs: [group("greedo", { greedo: "d3" })],
    hand,
    against: ["dirty-trick"],
    activating: "aphra",
    points: 2,
    me: { ...mercenary, deck },
    them: mercenary,
  })
    .choose("go:d2")
    .choose("cc:dirty-trick@greedo")
    .choose(0)
    .choose(1);
card(
  "windfall",
  () =>
    strained(["windfall"], ["parting-blow", "blitz"])
      .choose("cc:windfall@aphra")
      .expect(table({ sides: { 0: { vp: 2, discard: ["parting-blow", "windfall"] } } }))
      .waits(),
  () =>
    strained(["windfall"], ["blitz", "rally"])
      .choose("cc:windfall@aphra")
      .expect(table({ sides: { 0: { vp: 1 } } }))
      .waits(),
  // when it is discarded itself, a point
  () =>
    strained([], ["windfall", "blitz"])
      .expect(table({ sides: { 0: { vp: 1, discard: ["windfall"] } } }))
      .waits(),
  // nothing for a card that costs nothing
  () => strained(["windfall"], ["rally", "blitz"]).notOffers(["cc:windfall@aphra"]).waits(),
);
