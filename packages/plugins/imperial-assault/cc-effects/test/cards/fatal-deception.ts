import { card } from "../card.js";
import { at, figure, fullGame, group } from "../position.js";

const murne = (hand: readonly string[]) =>
  at({
    game: fullGame,
    mine: [group("murne-rin", { murne: "d1" })],
    theirs: [group("general-sorin", { sorin: "d6" })],
    hand,
  });
card(
  "fatal-deception",
  () =>
    murne(["fatal-deception"])
      .choose("cc:fatal-deception@murne")
      .choose("dc_special:Murne Rin:0")
      .choose(0)
      .choose("d5")
      .expect(figure("sorin", { spaces: ["d5"] }))
      .waits(),
  // without it he costs too much and is too far away
  () => murne([]).notOffers(["dc_special:Murne Rin:0"]).waits(),
);
