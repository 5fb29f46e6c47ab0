import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "coordinated-attack",
  () =>
    play("coordinated-attack", "loku-kanoloa", {
      affiliation: "rebel",
      mine: [group("loku-kanoloa", { one: "d1" }), group("ct-1701", { ally: "c1" })],
      theirs: [group("luke-skywalker", { luke: "d4" }), group("rebel-trooper", { trooper: "d3" })],
      dice: [4, 0, 0, 4, 4, 4, 0],
    })
      .choose("luke")
      .choose("luke@d4")
      .choose("luke@d4")
      .expect(figure("luke", { damage: 7 }))
      .waits(),
  // along the edge of the map the trooper hides Luke, but not from them
  () =>
    play("coordinated-attack", "loku-kanoloa", {
      affiliation: "rebel",
      mine: [group("loku-kanoloa", { one: "b1" }), group("ct-1701", { ally: "a1" })],
      theirs: [group("luke-skywalker", { luke: "f1" }), group("rebel-trooper", { trooper: "d1" })],
    })
      .choose("luke")
      .offers(["luke@f1"])
      .choose("none")
      .offers(["luke@f1"])
      .waits(),
);
