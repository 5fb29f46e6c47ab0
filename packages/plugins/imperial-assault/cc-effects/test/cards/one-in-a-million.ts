import { card } from "../card.js";
import { at, effectsWithout, gameOf } from "../position.js";
import { rebel } from "../staging/figures.js";
import { attacker, dealt, luke } from "../staging/shots.js";

/** An attack in nobody's activation: a card of the start of the round that says no more than that. */
const offTurn = gameOf({
  ...effectsWithout("adrenaline"),
  "off-turn.json": {
    source: "this test",
    abilities: {
      adrenaline: {
        type: "ccEffect",
        steps: [
          { type: "do:choose", from: { side: "friendly" } },
          { type: "do:attack", by: "target", as: "victim" },
        ],
      },
    },
  },
});
card(
  "one-in-a-million",
  () =>
    at({
      game: offTurn,
      mine: attacker("jyn-odan"),
      theirs: [luke],
      hand: ["one-in-a-million", "adrenaline"],
      me: rebel,
      start: "round",
      dice: [4, 4],
    })
      .choose("cc:adrenaline")
      .choose("cc:one-in-a-million@one")
      .event(...dealt(4))
      .waits(),
  () =>
    at({
      mine: attacker("jyn-odan"),
      theirs: [luke],
      hand: ["one-in-a-million"],
      me: rebel,
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .event(...dealt(4))
      .waits(),
);
