import { card } from "../card.js";
import { at, figure, group } from "../position.js";

card("smoke-grenade", () =>
  at({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d4" })],
    hand: ["smoke-grenade"],
    activating: "one",
  })
    .choose("cc:smoke-grenade@one")
    .choose("d2")
    .event("points:gained", { figure: "one", amount: 2 })
    .choose("stop")
    .expect(figure("one", { conditions: ["hide"] }))
    .notOffers(["attack:luke:d4"])
    .waits(),
);
