import { card } from "../card.js";
import { at, effectsWithout, figure, gameOf, group } from "../position.js";
import { attacker } from "../staging/shots.js";

/** A card of the start of the round that gives tokens, and no more. */
const armed = gameOf({
  ...effectsWithout("adrenaline"),
  "armed.json": {
    source: "this test",
    abilities: {
      adrenaline: { type: "ccEffect", steps: [{ type: "do:token", to: { side: "friendly" }, token: "block" }] },
    },
  },
});
const thrown = () =>
  at({
    game: armed,
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("ahsoka-tano", { x: "d3" })],
    against: ["adrenaline", "right-back-at-ya"],
    start: "round",
    dice: [4, 4, 0],
  })
    .choose("cc:adrenaline")
    .choose("attack:x:d3");
card(
  "right-back-at-ya",
  () =>
    thrown()
      .choose("cc:right-back-at-ya@x")
      .pass()
      .expect(figure("one", { damage: 1 }))
      .waits(),
  () =>
    thrown()
      .choose("cc:right-back-at-ya@x")
      .choose("token:block")
      .expect(figure("one", { damage: 3 }))
      .waits(),
  () =>
    thrown()
      .choose("token:block")
      .choose("cc:right-back-at-ya@x")
      .expect(figure("one", { damage: 3 }))
      .waits(),
);
