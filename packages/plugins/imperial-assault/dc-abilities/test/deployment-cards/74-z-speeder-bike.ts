import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { attacked, shot, wookiee } from "../shots.js";
import { depot } from "../staging/figures.js";

prove([
  {
    ...depot,
    proves: "thrusters",
    mine: [group("74-z-speeder-bike", { me: "e5+f5" })],
    activating: "me",
    // over the impassable spaces, and a turn; the way around them takes a point more
    choose: ["go:i4+i5"],
    table: { figures: { me: { spaces: ["i4", "i5"] } }, activation: { actions: 1, points: 4 } },
  },
]);

describe("Thrusters", () => {
  test("rules 12.1: passing is not stopping: no part of the bike ends its move on impassable terrain", () => {
    at({ ...depot, mine: [group("74-z-speeder-bike", { me: "e5+f5" })], activating: "me" })
      .offers(["go:i4+i5", "go:f4+g4"])
      .notOffers(["go:f5+g5", "go:g5+h5", "go:h5+i5"])
      .waits()
      .done();
  });

  test("each step keeps the bike on a space of its own: it goes along, or turns", () => {
    at({
      mine: [group("74-z-speeder-bike", { me: "c1+d1" })],
      theirs: [wookiee("h8")],
      activating: "me",
    })
      .choose("go:c2+d2")
      // two turns; a step aside would be one point
      .expect(table({ figures: { me: { spaces: ["c2", "d2"] } }, activation: { points: 1 } }))
      .waits()
      .done();
  });
});

test("a bike that has to make way goes aside all the same", () => {
  at({
    mine: [group("at-rt", { walker: "c1+d1+c2+d2" })],
    theirs: [group("74-z-speeder-bike", { bike: "e1+e2" })],
    activating: "walker",
    points: 1,
  })
    .choose("go:d1+e1+d2+e2")
    .expect(table({ figures: { bike: { spaces: ["f1", "f2"] } } }))
    .waits()
    .done();
});

prove([
  {
    ...shot("74-z-speeder-bike", { me: "a1+b1", foe: "e1" }),
    dice: [1, 1, 2, 0],
    proves: "forward-mounted-blasters",
    table: { figures: { foe: { damage: 3 } } },
  },
]);

attacked(
  "Forward Mounted Blasters need the target in the row of both spaces",
  { ...shot("74-z-speeder-bike", { me: "a1+b1", foe: "e2" }), dice: [1, 1, 2, 0] },
  { foe: { damage: 2 } },
);
