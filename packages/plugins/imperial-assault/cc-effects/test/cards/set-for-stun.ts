import { card } from "../card.js";
import { figure } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const stunned = (defense: number) => play("set-for-stun", "stormtrooper", { dice: [4, 4, defense] });
card(
  "set-for-stun",
  () =>
    stunned(0)
      .expect(figure("luke", { damage: 0, conditions: ["stun"] }))
      .waits(),
  // dodged
  () =>
    stunned(5)
      .expect(figure("luke", { damage: 0, conditions: [] }))
      .waits(),
);
