import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

/** The Fifth Brother is at the end of his strength, and his card is discarded. */
const denied = (more: object = {}) =>
  at({
    mine: [group("fifth-brother", { fifth: { at: "d2", damage: 13, conditions: ["stun"] } })],
    theirs: [luke(more), group("gideon-argus", { gideon: "f6" }, { ready: false })],
    hand: ["hostile-negotiation", "you-will-not-deny-me"],
    activating: "fifth",
    dice: [4, 4, 4, 0],
  }).choose("cc:hostile-negotiation@fifth");
card(
  "you-will-not-deny-me",
  () =>
    denied()
      .expect(table({ sides: { 0: { played: ["you-will-not-deny-me"], discard: ["hostile-negotiation"] } } }))
      .pass()
      .choose("attack:fifth:d2")
      .event("attack:resolved", { dealt: 1 })
      .expect(table({ figures: { fifth: { damage: 14 } } }))
      .waits(),
  // Stunned as he is he strikes; whoever falls gives him strength
  () =>
    denied({ damage: 9 })
      .choose("attack:luke:d3")
      .expect(table({ figures: { fifth: { damage: 11 } } }))
      .expect(table({ sides: { 0: { played: [], removed: ["you-will-not-deny-me"] } } }))
      .waits(),
);
