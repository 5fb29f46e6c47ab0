import { describe, test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { depot } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...depot,
    proves: "dc_special:Cal Kestis:0",
    mine: [group("cal-kestis", { me: "f6" })],
    activating: "me",
    choose: ["dc_special:Cal Kestis:0", "i6"],
    table: { figures: { me: { spaces: ["i6"] } } },
  },
]);

describe("Wall Run", () => {
  test("terrain is ignored only in spaces with a wall", () => {
    at({ ...depot, mine: [group("cal-kestis", { me: "f6" })], activating: "me" })
      .choose("dc_special:Cal Kestis:0")
      .offers(["h6"])
      .notOffers(["g5", "h5"])
      .waits()
      .done();
  });
});

test("Force Slow keeps a group from being activated at its player's next opportunity, and only then", () => {
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [luke(), group("c-3po", { threepio: "h8" })],
    start: "round",
  })
    .choose("force-slow#at0@cal")
    .choose("0.cal-kestis.0")
    .choose("pass")
    .event("activation:began", { figure: "threepio", seat: 1 })
    .choose("pass")
    .event("activation:began", { figure: "luke", seat: 1 })
    .proves("force-slow")
    .waits()
    .done();
});
