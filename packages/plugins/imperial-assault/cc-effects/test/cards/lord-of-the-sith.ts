import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const risen = (dice: readonly number[]) =>
  at({
    game: fullGame,
    mine: [group("stormtrooper", { one: "c1" }), group("darth-vader", { vader: "d2" })],
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "e3" })],
    hand: ["lord-of-the-sith"],
    activating: "one",
    dice,
  })
    .choose("attack:luke:d3")
    .choose("cc:lord-of-the-sith@vader")
    .offers(["d4"])
    .notOffers(["d5"])
    .choose("stop");
card(
  "lord-of-the-sith",
  () =>
    risen([5, 5, 0])
      .choose(0)
      .expect(table({ figures: { gideon: { damage: 3 } } }))
      .waits(),
  // an attack with a die less
  () =>
    risen([5, 5, 0, 0, 0, 0])
      .choose(1)
      .offersExactly(["red", "yellow"])
      .choose("yellow")
      .event("attack:rolled", { dice: ["red", "red", "black"].map((die) => ({ die, face: 0 })) })
      .waits(),
);
