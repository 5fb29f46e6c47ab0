import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { fallen } from "../staging/figures.js";

card("endless-reserves", () =>
  fallen(
    [group("general-weiss", { one: "d1+e1+d2+e2+d3+e3" }), group("stormtrooper", { two: "b1", three: "a5" })],
    ["endless-reserves"],
  )
    .choose("0.general-weiss.0")
    .choose("cc:endless-reserves@one")
    .choose("two@a4")
    .expect(figure("two", { spaces: ["a4"] }))
    .expect(table({ sides: { 0: { deck: ["endless-reserves"], discard: [] } } }))
    .waits(),
);
