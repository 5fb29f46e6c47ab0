import { card } from "../card.js";
import { table } from "../position.js";
import { early } from "../staging/round.js";

card("signal-jammer", () =>
  early("signal-jammer", { against: ["take-initiative"] })
    .choose("cc:signal-jammer")
    .choose("cc:take-initiative")
    .expect(table({ initiative: 0, groups: { "1.luke-skywalker.0": { ready: true } } }))
    .expect(table({ sides: { 0: { played: [], discard: ["signal-jammer"] }, 1: { discard: ["take-initiative"] } } }))
    .waits(),
);
