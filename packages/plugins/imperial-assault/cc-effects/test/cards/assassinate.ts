import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { attacker, dealt, luke } from "../staging/shots.js";

const hunted = (hand: readonly string[], dice = [4, 4, 0]) =>
  at({ mine: attacker("trandoshan-hunter"), theirs: [luke], hand, activating: "one", dice }).choose("attack:luke:d3");
card(
  "assassinate",
  () =>
    hunted(["assassinate", "positioning-advantage"])
      .choose("cc:assassinate@one")
      .event(...dealt(6))
      .waits(),
  // nothing of mine before it
  () =>
    hunted(["assassinate", "tools-for-the-job"], [4, 4, 4, 0])
      .choose("cc:tools-for-the-job@one")
      .choose("red")
      .event(...dealt(6))
      .expect(table({ sides: { 0: { hand: ["assassinate"] } } }))
      .waits(),
  // and nothing after it: the other card is still in hand
  () =>
    hunted(["assassinate", "positioning-advantage"])
      .choose("cc:assassinate@one")
      .expect(table({ sides: { 0: { hand: ["positioning-advantage"] } } }))
      .waits(),
  // once the attack has resolved cards are played again
  () =>
    at({
      mine: attacker("trandoshan-hunter", "d1", { damage: 4 }),
      theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
      hand: ["assassinate", "glory-of-the-kill"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:assassinate@one")
      .choose("cc:glory-of-the-kill@one")
      .expect(figure("one", { damage: 1 }))
      .waits(),
);
