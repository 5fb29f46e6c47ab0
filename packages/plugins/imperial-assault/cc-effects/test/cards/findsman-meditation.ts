import { card } from "../card.js";
import { figure, group } from "../position.js";
import { done, early, mercenary } from "../staging/round.js";

card("findsman-meditation", () =>
  early("findsman-meditation", { mine: [group("zuckuss", { zuckuss: "d1" }, done)], me: mercenary, dice: [5, 4, 0] })
    .choose("cc:findsman-meditation@zuckuss")
    .choose("lent:cc:findsman-meditation#at0@zuckuss")
    .choose(1)
    .choose("luke@d3")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
