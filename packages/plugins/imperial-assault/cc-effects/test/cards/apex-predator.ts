import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { gideon, held, luke } from "../staging/figures.js";

card(
  "apex-predator",
  () =>
    at({
      mine: [group("nexu", { nexu: "d1+e1+d2+e2" })],
      theirs: [luke({ at: "a6" })],
      hand: ["apex-predator"],
      activating: "nexu",
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("block")
      .expect(table({ activation: { points: 2 }, figures: { nexu: { conditions: ["focus", "hide"] } } }))
      .expect(held({ nexu: ["hit", "block"] }))
      .waits(),
  // the next hostile figure that falls close by feeds it
  () =>
    at({
      mine: [group("nexu", { nexu: { at: "d1+e1+d2+e2", damage: 4 } })],
      theirs: [luke({ damage: 9 }), gideon],
      hand: ["apex-predator"],
      activating: "nexu",
      dice: [5, 5, 5, 0],
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("hit")
      .choose("attack:luke:d3")
      .pass()
      .pass()
      .expect(figure("nexu", { damage: 2 }))
      .waits(),
  // so does a large one, of which only the last space is close by
  () =>
    at({
      mine: [group("nexu", { nexu: { at: "e1+f1+e2+f2", damage: 4 } })],
      theirs: [group("bantha-rider", { bantha: { at: "b3+c3+d3+b4+c4+d4", damage: 20 } }), gideon],
      hand: ["apex-predator"],
      activating: "nexu",
      dice: [5, 5, 5],
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("hit")
      .choose("attack:bantha:d3")
      .pass()
      .pass()
      .expect(figure("nexu", { damage: 2 }))
      .waits(),
);
