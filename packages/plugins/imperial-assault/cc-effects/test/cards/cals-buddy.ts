import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("cals-buddy", () =>
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [luke({ at: "a6" })],
    hand: ["cals-buddy"],
    activating: "cal",
  })
    .choose("cc:cals-buddy@cal")
    .choose("d2")
    // it activates when he is done
    .pass()
    .expect(table({ activation: { group: "0.cal-kestis.0", figure: "0.bd-1.11.1" } }))
    .expect(figure("0.bd-1.11.1", { card: "bd-1", spaces: ["d2"] }))
    .waits(),
);
