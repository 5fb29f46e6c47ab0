import { card } from "../card.js";
import { group, table } from "../position.js";
import { early } from "../staging/round.js";

card("stall-for-time", () =>
  early("stall-for-time", { mine: [group("imperial-officer", { officer: "c1" })], against: ["blitz"] })
    .choose("cc:stall-for-time@officer")
    .expect(table({ sides: { 1: { hand: [], deck: ["blitz"] } } }))
    .waits(),
);
