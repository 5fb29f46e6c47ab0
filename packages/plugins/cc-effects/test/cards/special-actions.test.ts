import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";

const luke = [group("luke-skywalker", { luke: "d3" })];

card("black-market-prices", () =>
  at({
    mine: [group("hired-gun", { gun: "d1" })],
    theirs: luke,
    hand: ["black-market-prices", "blitz"],
    me: { deck: ["parting-blow", "focus", "rally"], affiliation: "mercenary" },
    activating: "gun",
  })
    .choose("cc:black-market-prices@gun")
    .offersExactly(["blitz", "parting-blow", "focus"])
    .choose("parting-blow")
    .expect(table({ sides: { 0: { vp: 2, hand: ["blitz", "focus"] } } }))
    .waits(),
);

card("grenadier", () =>
  at({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: luke,
    hand: ["grenadier"],
    activating: "one",
    dice: [4],
  })
    .choose("cc:grenadier@one")
    .choose("d4")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card(
  "pummel",
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: luke,
      hand: ["pummel"],
      activating: "vader",
      dice: [0, 0, 2, 0, 0, 0, 2, 0],
    })
      .choose("cc:pummel@vader")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  // only for melee figures
  () =>
    at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, hand: ["pummel"], activating: "one" })
      .explains("cc:pummel", "cc:condition")
      .waits(),
);
