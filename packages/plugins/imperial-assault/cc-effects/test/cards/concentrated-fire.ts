import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { dealt, luke } from "../staging/shots.js";

card("concentrated-fire", () =>
  at({
    mine: [group("stormtrooper", { one: "d1", two: "e1" })],
    theirs: [luke],
    hand: ["concentrated-fire"],
    activating: "one",
    dice: [4, 4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:concentrated-fire@two")
    .event(...dealt(6))
    .expect(figure("two", { conditions: ["stun"] }))
    .waits(),
);
