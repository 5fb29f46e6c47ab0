import { card } from "../card.js";
import { at, group } from "../position.js";
import { dealt, luke, one } from "../staging/shots.js";

card("protect-the-old-ways", () =>
  at({
    mine: one,
    theirs: [luke, group("kanan-jarrus", { kanan: "f5" })],
    against: ["protect-the-old-ways"],
    them: { discard: ["deflection", "blitz", "force-push"] },
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:protect-the-old-ways@kanan")
    .event(...dealt(0))
    .waits(),
);
