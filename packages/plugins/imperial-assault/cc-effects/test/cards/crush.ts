import { card } from "../card.js";
import { at, group, table } from "../position.js";

card("crush", () =>
  at({
    mine: [group("rancor", { rancor: "a1+b1+a2+b2+a3+b3" })],
    theirs: [group("luke-skywalker", { luke: "c2" })],
    hand: ["crush"],
    activating: "rancor",
    points: 1,
  })
    .choose("go:b1+c1+b2+c2+b3+c3")
    .choose("cc:crush@rancor")
    .expect(table({ figures: { luke: { damage: 4 } } }))
    .waits(),
);
