import { card } from "../card.js";
import { group } from "../position.js";
import { early, rebel } from "../staging/round.js";

card("i-must-go-alone", () =>
  early("i-must-go-alone", {
    mine: [group("obi-wan-kenobi", { obi: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d5" }), group("hired-gun", { gun: "d4" })],
    me: rebel,
  })
    .choose("cc:i-must-go-alone@obi")
    .value("attack:target", { attacker: "luke", defender: "obi" }, 1, 0)
    .value("attack:target", { attacker: "gun", defender: "obi" }, 1, 1)
    .waits(),
);
