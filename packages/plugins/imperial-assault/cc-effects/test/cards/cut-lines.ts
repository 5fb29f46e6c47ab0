import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, late } from "../staging/round.js";

card("cut-lines", () =>
  late("cut-lines", {
    mine: [group("isb-infiltrator", { spy: "d1" }, done)],
    me: { deck: ["blitz", "focus"] },
    them: { deck: ["blitz", "focus"] },
  })
    .choose("cc:cut-lines@spy")
    .expect(table({ round: 2, sides: { 0: { hand: [] }, 1: { hand: [] } } }))
    .waits(),
);
