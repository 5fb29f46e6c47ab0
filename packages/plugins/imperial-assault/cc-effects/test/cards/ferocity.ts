import { card } from "../card.js";
import { figure, group } from "../position.js";
import { done, late } from "../staging/round.js";

card("ferocity", () =>
  late("ferocity", {
    mine: [group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("nexu", { nexu: "c3+d3+c4+d4" }, done), group("luke-skywalker", { luke: "e4" }, done)],
    dice: [5, 5, 0],
  })
    .choose("cc:ferocity")
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);
