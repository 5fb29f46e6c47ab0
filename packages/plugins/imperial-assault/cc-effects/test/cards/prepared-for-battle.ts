import { card } from "../card.js";
import { at, group } from "../position.js";
import { held, luke, one } from "../staging/figures.js";

card("prepared-for-battle", () =>
  at({
    mine: [group("imperial-officer", { officer: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["prepared-for-battle"],
    activating: "officer",
  })
    .choose("cc:prepared-for-battle@officer")
    .expect(held({ officer: ["hit", "block"], one: ["hit", "block"] }))
    .waits(),
);
