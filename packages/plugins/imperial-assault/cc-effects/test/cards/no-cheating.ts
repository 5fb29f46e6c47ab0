import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const asajj = (space: string, dice: readonly number[] = []) =>
  at({
    mine: [group("asajj-ventress", { asajj: "d1" })],
    theirs: [luke({ at: space })],
    hand: ["no-cheating"],
    turn: 1,
    dice,
  }).choose("cc:no-cheating@asajj");
card(
  "no-cheating",
  () => asajj("d4").notOffers(["attack:asajj:d1"]).waits(),
  () =>
    asajj("d2", [0, 0, 0])
      .choose("attack:asajj:d1")
      .offersExactly(["blue", "green", "yellow"])
      .choose("blue")
      .expect(table({ attacks: { 0: { type: "melee", surges: 2 } } }))
      .waits(),
);
