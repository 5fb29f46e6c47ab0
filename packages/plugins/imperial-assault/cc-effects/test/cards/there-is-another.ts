import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early, rebel } from "../staging/round.js";

card("there-is-another", () =>
  early("there-is-another", {
    mine: [group("leia-organa", { leia: "d1" }), group("obi-wan-kenobi", { obi: "a1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d4" }), group("gideon-argus", { gideon: "d5" })],
    me: { ...rebel, deck: ["i-must-go-alone", "stroke-of-brilliance"] },
  })
    .choose("cc:there-is-another@leia")
    .expect(table({ sides: { 0: { hand: ["i-must-go-alone"], deck: ["stroke-of-brilliance"] } } }))
    .choose("cc:i-must-go-alone@leia")
    .value("attack:target", { attacker: "luke", defender: "leia" }, 1, 1)
    .value("attack:target", { attacker: "gideon", defender: "leia" }, 1, 0)
    .value("attack:target", { attacker: "gideon", defender: "obi" }, 1, 1)
    .waits(),
);
