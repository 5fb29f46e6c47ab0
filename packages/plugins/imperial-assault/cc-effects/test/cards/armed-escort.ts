import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, none, one } from "../staging/figures.js";

card("armed-escort", () =>
  at({
    mine: [
      group("probe-droid", { droid: "d1" }),
      one(),
      group("imperial-officer", { at2: "f1", at3: "a1" }, { ready: false }),
    ],
    theirs: [luke()],
    hand: ["armed-escort"],
    activating: "droid",
    dice: [0, 0, 0, 0],
  })
    .choose("cc:armed-escort@droid")
    .value("attack:results", { attacker: "luke", defender: "at2" }, none, { ...none, evade: 1 })
    .value("attack:results", { attacker: "luke", defender: "at3" }, none, none)
    .pass()
    .choose("attack:one:d2")
    .expect(table({ attacks: { 0: { surges: 2 } } }))
    .waits(),
);
