import { card } from "../card.js";
import { table } from "../position.js";
import { early } from "../staging/round.js";

card(
  "dangerous-bargains",
  () =>
    early("dangerous-bargains")
      .choose("cc:dangerous-bargains")
      .expect(table({ sides: { 0: { vp: 3 }, 1: { vp: 3 } } }))
      .waits(),
  () =>
    early("dangerous-bargains", { me: { vp: 30 } })
      .offers(["cc:dangerous-bargains"])
      .waits(),
  () =>
    early("dangerous-bargains", { me: { vp: 31 } })
      .notOffers(["cc:dangerous-bargains"])
      .waits(),
);
