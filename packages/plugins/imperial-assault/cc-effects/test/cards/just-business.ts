import { card } from "../card.js";
import { group } from "../position.js";
import { done, early, mercenary } from "../staging/round.js";

card("just-business", () =>
  early("just-business", {
    mine: [
      group("jawa-scavenger-elite", { jawa: "d1" }, done),
      group("hired-gun", { gun: "a1", far: "h1" }),
      group("stormtrooper", { one: "d2" }, done),
    ],
    me: mercenary,
    dice: [0, 0, 0, 5],
  })
    .choose("cc:just-business@jawa")
    .value("figure:professional", { figure: "jawa" }, 0, 1)
    .value("figure:professional", { figure: "one" }, 0, 0)
    .value("figure:professional", { figure: "far" }, 0, 0)
    .choose("gun")
    .choose("attack:luke:d3")
    .choose("professional:0")
    .event("attack:rerolled", { by: "professional" })
    .waits(),
);
