import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { done, early } from "../staging/round.js";

const trapped = (tile: string, dice?: readonly number[]) =>
  early("set-a-trap", {
    mine: [group("stormtrooper", { one: "d2", other: "d4" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    ...(dice && { dice }),
  })
    .choose("cc:set-a-trap")
    .choose(tile);
card(
  "set-a-trap",
  () =>
    trapped("north", [5, 5, 0])
      .choose("lent:cc:set-a-trap#at0@set-a-trap")
      .choose("luke@d3")
      .event("attack:declared", { attacker: "one", defender: "luke" })
      .expect(figure("luke", { damage: 3 }))
      .waits(),
  () =>
    trapped("south")
      .expect(table({ round: 2 }))
      .waits(),
);
