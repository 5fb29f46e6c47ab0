import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/figures.js";

card("droid-mastery", () =>
  at({
    mine: [group("jarrod-kelvin", { jarrod: "d1" })],
    theirs: [luke()],
    hand: ["droid-mastery", "droid-mastery"],
    activating: "jarrod",
    dice: [4, 4, 2],
  })
    .choose("cc:droid-mastery@jarrod")
    .expect(figure("0.j4x-7.11.1", { spaces: ["d1"] }))
    // once it is there it attacks
    .choose("cc:droid-mastery@jarrod")
    .choose("luke@d3")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
