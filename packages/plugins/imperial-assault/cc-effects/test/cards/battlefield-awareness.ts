import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { dealt, luke, one } from "../staging/shots.js";

card(
  "battlefield-awareness",
  () =>
    at({
      mine: [...one, group("imperial-officer", { officer: "b1" })],
      theirs: [luke],
      hand: ["battlefield-awareness"],
      activating: "one",
      dice: [1, 4, 0, 4],
    })
      .choose("attack:luke:d3")
      .choose("cc:battlefield-awareness@officer")
      .offersExactly([0, 1])
      .choose([0])
      .event(...dealt(3))
      .waits(),
  () =>
    at({
      mine: one,
      theirs: [luke, group("leia-organa", { leia: "f4" })],
      against: ["battlefield-awareness"],
      activating: "one",
      dice: [4, 4, 0, 2],
    })
      .choose("attack:luke:d3")
      .choose("cc:battlefield-awareness@leia")
      .event(...dealt(2))
      .waits(),
  // any roll: red 1 hit, and then 3
  () =>
    at({
      mine: [...one, group("imperial-officer", { officer: "b1" })],
      theirs: [luke],
      hand: ["grenadier", "battlefield-awareness"],
      activating: "one",
      dice: [0, 5],
    })
      .choose("cc:grenadier@one")
      .choose("d3")
      .choose("cc:battlefield-awareness@officer")
      .expect(figure("luke", { damage: 3 }))
      .waits(),
);
