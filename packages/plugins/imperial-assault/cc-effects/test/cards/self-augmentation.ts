import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("self-augmentation", () =>
  at({
    mine: [group("saska-teft", { saska: "d2" })],
    theirs: [luke()],
    hand: ["self-augmentation", "shared-experience"],
    activating: "saska",
    points: 3,
    dice: [0, 0, 2, 5],
  })
    .choose("cc:self-augmentation@saska")
    // a Droid now
    .offers(["cc:shared-experience@saska"])
    .choose("attack:luke:d3")
    .choose("cc:self-augmentation#at0@saska")
    .choose([0])
    .expect(table({ attacks: { 0: { dice: { 0: { die: "green", face: 5 } } } } }))
    .waits(),
);
