import { card } from "../card.js";
import { at, table } from "../position.js";
import { attacker, dealt, luke, shot } from "../staging/shots.js";

card(
  "targeting-network",
  () =>
    shot("targeting-network", { mine: attacker("heavy-stormtrooper"), dice: [1, 4, 0, 4] })
      .choose([0])
      .event(...dealt(4))
      .waits(),
  () =>
    at({
      mine: attacker("probe-droid"),
      theirs: [luke],
      me: { discard: ["targeting-network"] },
      activating: "one",
      dice: [0, 4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:targeting-network#at0@targeting-network")
      .expect(table({ sides: { 0: { hand: ["targeting-network"], discard: [] } } }))
      .waits(),
);
