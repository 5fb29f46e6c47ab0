import { card } from "../card.js";
import { group, table } from "../position.js";
import { rebel, slain } from "../staging/figures.js";

card("debts-repaid", () =>
  slain(
    "debts-repaid",
    [group("stormtrooper", { one: "d1" }), group("chewbacca", { chewie: "a1" }, { ready: false })],
    {
      me: rebel,
    },
  )
    .choose("attack:one:d1")
    .choose("cc:debts-repaid@chewie")
    .expect(table({ groups: { "0.chewbacca.1": { ready: true } }, figures: { chewie: { conditions: ["focus"] } } }))
    .waits(),
);
