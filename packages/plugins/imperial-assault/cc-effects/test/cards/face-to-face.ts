import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "face-to-face",
  () =>
    play("face-to-face", "royal-guard", { mine: [group("royal-guard", { one: "d1" })], dice: [0, 4, 0] })
      .choose("d2")
      .expect(figure("luke", { damage: 2 }))
      .waits(),
  // an object will do
  () =>
    play("face-to-face", "royal-guard", {
      mission: "b",
      mine: [group("royal-guard", { one: "f3" })],
      theirs: [group("luke-skywalker", { luke: "a6" })],
      dice: [0, 4],
    })
      .choose("stop")
      .event("attack:resolved", { defender: "dummy-1", dealt: 2 })
      .waits(),
);
