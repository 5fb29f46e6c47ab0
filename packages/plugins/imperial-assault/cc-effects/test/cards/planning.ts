import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const me = { deck: ["parting-blow", "focus", "rally"] };
card(
  "planning",
  () =>
    play("planning", "stormtrooper", { hand: ["planning", "blitz"], me })
      .offersExactly(["parting-blow", "focus"])
      .choose("focus")
      .expect(table({ sides: { 0: { hand: ["blitz", "parting-blow"], deck: ["rally"] } } }))
      .waits(),
  // a Leader keeps both
  () =>
    play("planning", "imperial-officer", { me })
      .expect(table({ sides: { 0: { hand: ["parting-blow", "focus"] } } }))
      .waits(),
);
