import { card } from "../card.js";
import { figure, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "meditation",
  () =>
    play("meditation", "diala-passil", { affiliation: "rebel" })
      .expect(figure("one", { conditions: ["focus"] }))
      .waits(),
  // in the next activation, in the next round, an attack for nothing
  () =>
    play("meditation", "diala-passil", { affiliation: "rebel", dice: [0, 4, 4, 0] })
      .notOffers(["lent:cc:meditation#at0@one"])
      .pass()
      .pass()
      .pass()
      .choose("lent:cc:meditation#at0@one")
      .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 4 } } }))
      .waits(),
);
