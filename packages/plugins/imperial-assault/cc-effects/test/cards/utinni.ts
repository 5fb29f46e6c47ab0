import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early, mercenary, none } from "../staging/round.js";

card("utinni", () =>
  early("utinni", {
    mine: [group("jawa-scavenger", { jawa: "d1" }), group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    me: mercenary,
    dice: [0, 0, 0],
  })
    .choose("cc:utinni")
    .value("figure:speed", { figure: "jawa" }, 4, 5)
    .value("figure:speed", { figure: "one" }, 4, 4)
    .value("attack:results", { attacker: "jawa", defender: "luke" }, none, { ...none, accuracy: 3, block: 1 })
    .choose("attack:luke:d3")
    .choose("lent:cc:utinni#at0@utinni")
    .expect(table({ sides: { 0: { vp: 1 } }, attacks: { 0: { surges: 1 } } }))
    .notOffers(["lent:cc:utinni#at0@utinni"])
    .waits(),
);
