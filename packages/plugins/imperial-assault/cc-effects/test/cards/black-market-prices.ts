import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/groups.js";

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
