import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { dealt, luke, one } from "../staging/shots.js";

const taught = (answer: string, dice: readonly number[]) =>
  at({
    mine: one,
    theirs: [luke, group("yoda", { yoda: "f5" })],
    against: ["there-is-no-try"],
    activating: "one",
    dice,
  })
    .choose("attack:luke:d3")
    .choose("cc:there-is-no-try@yoda")
    .choose(answer);
card(
  "there-is-no-try",
  // a dodge is two blocks and an evade
  () =>
    taught("2:5", [3, 4, 0])
      .event(...dealt(0))
      .waits(),
  () =>
    taught("2:2", [4, 4, 0])
      .event(...dealt(2))
      .waits(),
  // any roll: two blue dice without a hit
  () =>
    at({
      mine: [group("luke-skywalker", { jedi: "d1" }), group("yoda", { yoda: "b1" })],
      theirs: [group("gaarkhan", { gaarkhan: "d3" })],
      hand: ["telekinetic-throw", "there-is-no-try"],
      me: { affiliation: "rebel" },
      activating: "jedi",
      dice: [0, 0],
    })
      .choose("cc:telekinetic-throw@jedi")
      .choose("cc:there-is-no-try@yoda")
      .notOffers(["0:0"])
      .choose("1:5")
      .expect(figure("gaarkhan", { damage: 2 }))
      .waits(),
);
