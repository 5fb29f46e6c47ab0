import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card(
  "heavy-ordnance",
  () =>
    shot("heavy-ordnance", { mine: attacker("heavy-stormtrooper"), mission: "b", dice: [1, 0] }, "dummy-1:e3")
      .event(...dealt(4))
      .waits(),
  () =>
    shot("heavy-ordnance", { mine: attacker("heavy-stormtrooper") })
      .event(...dealt(5))
      .waits(),
);
